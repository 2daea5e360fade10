import { Button } from "@/shared/ui/button";

interface ShowMoreProps {
  shown: number;
  total: number;
  onMore: () => void;
}

/** How much of a list there is to see, and the way to more of it. */
export function ShowMore({ shown, total, onMore }: ShowMoreProps) {
  return (
    <div className="mt-10 flex flex-col items-center gap-4">
      <p role="status" className="text-muted text-small tabular">
        {shown} of {total} products
      </p>
      {shown < total && <Button onClick={onMore}>Show more</Button>}
    </div>
  );
}
