import type { ReactNode } from "react";
import { useTimedFlag } from "@/shared/lib/use-timed-flag";
import { Button } from "../button";
import { toast } from "../toast-store";

const COPIED_MS = 2000;

interface CopyButtonProps {
  text: string;
  label: ReactNode;
  onCopied?: () => void;
}

/** Put `text` on the clipboard and show "Copied" for 2 s. */
export function CopyButton({ text, label, onCopied }: CopyButtonProps) {
  const [copied, markCopied] = useTimedFlag(COPIED_MS);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      markCopied();
      onCopied?.();
    } catch {
      toast({ title: "Could not copy", description: text, tone: "danger" });
    }
  };
  return (
    <Button size="small" onClick={copy} className="min-w-28">
      <span aria-live="polite">{copied ? "Copied" : label}</span>
    </Button>
  );
}
