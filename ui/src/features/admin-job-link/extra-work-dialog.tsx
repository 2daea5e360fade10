import { useState } from "react";
import { LongTextInput } from "@/shared/admin/forms/inputs";
import { type DraftLine, toLine } from "@/shared/admin/lines/draft-line";
import { LineEditor } from "@/shared/admin/lines/line-editor";
import { useLineTotals, useTaxRates } from "@/shared/admin/lines/use-line-totals";
import { NoAddress } from "@/shared/admin/links/no-address";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { PhotoTicks } from "./photo-ticks";
import { type Proposal, useProposeWork } from "./use-job-link";

interface ExtraWorkFormProps {
  jobId: string;
  email: string | null;
  onClose: () => void;
  /** Is called with the link to pass on. */
  onLink: (url: string | undefined) => void;
}

/** Ask the customer for work beyond what was agreed. */
export function ExtraWorkDialog({ open, ...form }: ExtraWorkFormProps & { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title="Ask for extra work"
      description="The customer approves or declines each line. Only approved lines count."
      className="sm:max-w-[52rem]"
    >
      <ExtraWorkForm {...form} />
    </Dialog>
  );
}

function ExtraWorkForm({ jobId, email, onClose, onLink }: ExtraWorkFormProps) {
  const [lines, setLines] = useState<DraftLine[]>([]);
  const [message, setMessage] = useState("");
  const [photoIds, setPhotoIds] = useState<string[]>([]);
  const { mutate, isPending } = useProposeWork(jobId);
  const amounts = useLineTotals(lines).data?.amounts ?? [];
  const rates = [...new Set(useTaxRates().data?.map(({ rate }) => rate))];
  const ask = (by: "mail" | "link") =>
    mutate(
      { by, lines: lines.map(toWork), message, photoIds },
      {
        onSuccess: ({ url }) => {
          onLink(by === "link" ? url : undefined);
          onClose();
        },
      },
    );
  return (
    <div className="flex flex-col gap-5">
      <LineEditor lines={lines} amounts={amounts} rates={rates} of="job" onChange={setLines} />
      <LongTextInput
        label="Why it is needed"
        optional
        hint={`What you found, and what happens without it. ${email ? "It is shown on the customer’s page and in the e-mail." : "It is shown on the customer’s page."}`}
        rows={3}
        maxLength={5000}
        value={message}
        onValue={setMessage}
      />
      <NoAddress />
      <PhotoTicks jobId={jobId} ticked={photoIds} onChange={setPhotoIds} />
      <div className="dialog-buttons">
        <Button onClick={onClose}>Cancel</Button>
        <Button held={lines.length === 0} pending={isPending} onClick={() => ask("link")}>
          Ask by link
        </Button>
        {email && (
          <Button variant="primary" held={lines.length === 0} pending={isPending} onClick={() => ask("mail")}>
            Ask by e-mail
          </Button>
        )}
      </div>
    </div>
  );
}

/** Return a line as the customer is asked about it. Nothing of it is chosen. */
function toWork(line: DraftLine): Proposal["lines"][number] {
  const { isOptional: _optional, choice: _choice, ...work } = toLine(line);
  return work;
}
