import { Button } from "./button";

interface ErrorNoteProps {
  children: string;
  onRetry: () => void;
  /** The button's label, where it does something else than to try again. */
  label?: string;
}

/** Show a loading error with a button to try again. */
export function ErrorNote({ children, onRetry, label = "Retry" }: ErrorNoteProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 border-danger border-l-2 py-2 pl-6">
      <p className="flex-1">{children}</p>
      <Button onClick={onRetry}>{label}</Button>
    </div>
  );
}
