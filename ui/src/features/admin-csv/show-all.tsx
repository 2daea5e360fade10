import { Button } from "@/shared/ui/button";

export function ShowAll({ more, onShowAll }: { more: number; onShowAll: () => void }) {
  if (more === 0) return null;
  return (
    <Button size="small" onClick={onShowAll} className="mt-3">
      {`Show ${more} more`}
    </Button>
  );
}
