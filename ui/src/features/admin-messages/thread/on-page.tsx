import { Button } from "@/shared/ui/button";
import { CopyButton } from "@/shared/ui/controls/copy-button";
import { fillFields } from "../fill-fields";
import type { ReplyDraft } from "./reply-draft";
import type { Thread } from "./use-thread";

interface OnPageProps {
  thread: Thread;
  reply: ReplyDraft;
  isMain: boolean;
  isPending: boolean;
}

/** Answer a customer without an e-mail address: on their page, or copied into a message by phone. */
export function OnPage({ thread, reply, isMain, isPending }: OnPageProps) {
  return (
    <>
      <Button
        type="submit"
        size="small"
        variant={isMain ? "primary" : "secondary"}
        pending={isPending}
        pendingLabel="Saving…"
      >
        Show on their page
      </Button>
      <CopyButton text={fillFields(reply.body, thread.fields)} label="Copy text" />
    </>
  );
}
