import { fillFields, openPlaces } from "../fill-fields";
import type { ReplyDraft } from "./reply-draft";
import type { Thread } from "./use-thread";

/** Show the mail as the customer gets it: fields filled in, the quoted message and the signature below. */
export function ReplyPreview({ thread, reply }: { thread: Thread; reply: ReplyDraft }) {
  const subject = fillFields(reply.subject, thread.fields);
  const body = fillFields(reply.body, thread.fields);
  const open = openPlaces(`${subject}\n${body}`);
  return (
    <>
      {open.length > 0 && (
        <p role="status" className="text-warn">
          Still to fill in: {open.join(", ")}
        </p>
      )}
      <details>
        <summary className="w-fit cursor-pointer py-1.5 font-semibold">Preview</summary>
        <div className="wrap-anywhere mt-2 whitespace-pre-line border border-line bg-surface p-4">
          <p className="font-semibold">{subject}</p>
          <p className="mt-3">{body}</p>
          <p className="mt-3 text-muted">{thread.quote}</p>
          <p className="mt-3 text-muted">{thread.signature}</p>
        </div>
      </details>
    </>
  );
}
