import { type FormEvent, type ReactNode, useState } from "react";
import { dayOf } from "@/shared/admin/bays/local-time";
import { ProposedTimes } from "@/shared/admin/bays/proposed-times";
import { partsOf, useBookParts, useProposal, type Wish } from "@/shared/admin/bays/use-proposal";
import { SelectInput, TextInput } from "@/shared/admin/forms/inputs";
import { Loaded } from "@/shared/admin/loaded";
import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";
import type { Slot } from "./plan";

interface ProposalFormProps {
  jobId: string;
  slot: Slot;
  /** The slot was picked in the calendar, and the work begins there. */
  isPicked: boolean;
  bays: { id: string; name: string }[];
  /** The job that it is for, shown above the fields. */
  jobField: ReactNode;
  onDay: (day: string) => void;
  onUnpick: () => void;
  /** Is called with the first part that was proposed, to change its times. */
  onOwnTime: (part: Slot | undefined) => void;
  onCancel: () => void;
  onBusy: (busy: boolean) => void;
  /** Is called with the first day that was booked. */
  onBooked: (day: string) => void;
}

/** Show the free times for a job's hours. One press books them all. */
export function ProposalForm(props: ProposalFormProps) {
  const { jobId, slot, isPicked, bays, jobField, onDay, onUnpick, onOwnTime, onCancel, onBusy, onBooked } =
    props;
  const [bayId, setBayId] = useState(isPicked ? slot.bayId : "");
  const day = dayOf(slot.starts);
  const wish: Wish = isPicked ? { jobId, bayId, startsAt: slot.starts } : { jobId, bayId, day };
  const query = useProposal(day ? wish : undefined);
  const book = useBookParts(jobId);
  const first = query.data?.parts[0];
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!query.data || !first || query.isPlaceholderData) return;
    onBusy(true);
    try {
      await book.mutateAsync(partsOf(query.data));
      onBooked(dayOf(first.starts));
    } catch {
      // A toast has said it, and the next free time is shown.
    } finally {
      onBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={send} aria-label="Appointment" className="grid gap-4">
      {jobField}
      <div className="grid grid-cols-2 items-end gap-4">
        <TextInput label="Starting from" type="date" value={day} onValue={onDay} />
        <SelectInput
          label="Bay"
          value={bayId}
          onValue={(value) => {
            setBayId(value);
            onUnpick();
          }}
        >
          <option value="">Any bay</option>
          {bays.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      </div>
      <Loaded
        query={query}
        failure="The free times could not be loaded."
        skeleton={<Skeleton className="h-16" />}
      >
        {(proposal) => <ProposedTimes proposal={proposal} />}
      </Loaded>
      <Button size="small" variant="ghost" className="justify-self-start" onClick={() => onOwnTime(first)}>
        Choose the time yourself
      </Button>
      <div className="dialog-buttons">
        <Button disabled={book.isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="primary"
          held={!first || query.isPlaceholderData}
          pending={book.isPending}
          pendingLabel="Saving…"
        >
          Book
        </Button>
      </div>
    </form>
  );
}
