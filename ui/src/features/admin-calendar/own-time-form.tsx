import type { FormEvent, ReactNode } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { TextInput } from "@/shared/admin/forms/inputs";
import { useFieldErrors } from "@/shared/admin/forms/use-field-errors";
import { Button } from "@/shared/ui/button";
import { type Booking, slotOf, type Typed } from "./booking";
import { SlotFields } from "./slot-fields";
import { type Purpose, useRemoveAppointment, useSaveAppointment } from "./use-calendar";

interface OwnTimeFormProps {
  booking: Booking;
  bays: { id: string; name: string }[];
  typed: Typed;
  purpose: Purpose;
  busy: boolean;
  /** The job that it is for, shown above the fields. */
  jobField: ReactNode;
  onTyped: (typed: Typed) => void;
  onPurpose: (purpose: Purpose) => void;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
  onDone: () => void;
}

/** Take an appointment at a time that is typed. */
export function OwnTimeForm(props: OwnTimeFormProps) {
  const { booking, bays, typed, purpose, busy, jobField, onTyped, onPurpose, onBusy, onClose, onDone } =
    props;
  const { appointment } = booking;
  const { errors, take } = useFieldErrors(booking.errors);
  const save = useSaveAppointment();
  const remove = useRemoveAppointment();
  const during = async (act: Promise<unknown>, done: () => void, form?: HTMLFormElement) => {
    onBusy(true);
    try {
      await act.catch(take);
      done();
    } catch {
      if (form) focusFirstWrong(form);
    } finally {
      onBusy(false);
    }
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    during(save.mutateAsync({ was: appointment, slot: slotOf(typed), purpose }), onDone, event.currentTarget);
  };
  return (
    <form noValidate onSubmit={send} aria-label="Appointment" className="grid gap-4">
      {jobField}
      <TextInput
        label={purpose.jobId ? "Note" : "Title (if there is no job)"}
        optional={purpose.jobId !== null}
        error={errors.title ?? errors.jobId}
        maxLength={200}
        autoComplete="off"
        value={purpose.title}
        onValue={(title) => onPurpose({ ...purpose, title })}
      />
      <SlotFields typed={typed} bays={bays} errors={errors} onChange={onTyped} />
      <div className="dialog-buttons">
        {appointment && (
          <Button
            variant="danger"
            disabled={busy}
            className="mr-auto"
            onClick={() => during(remove.mutateAsync(appointment.id), onClose)}
          >
            Remove
          </Button>
        )}
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" pending={busy} pendingLabel="Saving…">
          {appointment ? "Save" : "Book"}
        </Button>
      </div>
    </form>
  );
}
