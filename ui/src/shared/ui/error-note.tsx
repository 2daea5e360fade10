import { Button } from "./button";

/** What could not be loaded, and the way to try again. */
export function ErrorNote({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 border-danger border-l-2 py-2 pl-6">
      <p className="flex-1">{children}</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}
