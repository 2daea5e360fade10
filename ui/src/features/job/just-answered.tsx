import { useEffect, useRef, useState } from "react";
import { Button } from "@/shared/ui/button";
import type { JobLine } from "./use-job";

const SECOND_MS = 1000;

interface JustAnsweredProps {
  line: JobLine;
  pending: boolean;
  /** The button that was pressed is gone, and the next press must not undo it. */
  takesFocus: boolean;
  onUndo: () => void;
}

/** Replace a line that was just answered, for as long as the answer can be undone. */
export function JustAnswered({ line, pending, takesFocus, onUndo }: JustAnsweredProps) {
  const { text, isApproved, undoFor } = line;
  const [isOver, setOver] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), undoFor * SECOND_MS);
    return () => clearTimeout(timer);
  }, [undoFor]);
  useEffect(() => {
    if (takesFocus) said.current?.focus({ preventScroll: true });
  }, []);
  if (isOver) return null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-5">
      <p ref={said} tabIndex={-1} role="status" className="wrap-anywhere min-w-0">
        {`You ${isApproved ? "approved" : "declined"} “${text}”. You can undo this for ten seconds.`}
      </p>
      <Button pending={pending} aria-label={`Undo ${text}`} onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}
