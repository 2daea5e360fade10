import { TimeText } from "@/shared/admin/time-text";
import type { components } from "@/shared/api/schema";
import { Button } from "@/shared/ui/button";

interface NewerAnswerProps {
  newer: components["schemas"]["OtherReplyView"];
  /** "Send" or "Keep", for one's own answer. */
  verb: string;
  onSendToo: () => void;
}

/** Show another window's answer before a second one is sent. */
export function NewerAnswer({ newer, verb, onSendToo }: NewerAnswerProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 border-warn border-l-2 pl-4">
      <p className="font-semibold">This enquiry was answered meanwhile</p>
      <p className="wrap-anywhere whitespace-pre-line">{newer.body || "It was marked as answered."}</p>
      <p className="text-muted">
        <TimeText of={newer.createdAt} />
      </p>
      <Button size="small" onClick={onSendToo}>
        {verb} mine as well
      </Button>
    </div>
  );
}
