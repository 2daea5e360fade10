import { type FormEvent, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { useFieldErrors } from "@/shared/admin/forms/use-field-errors";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import { type Booking, slotOf, typedOf, withDay } from "./booking";
import { JobField } from "./job-field";
import { SlotFields } from "./slot-fields";
import { TellStep } from "./tell-step";
import { useRemoveAppointment, useSaveAppointment } from "./use-calendar";

interface AppointmentDialogProps {
  /** None: the dialog is closed. */
  booking: Booking | undefined;
  bays: { id: string; name: string }[];
  onClose: () => void;
  /** Takes the first day of what was booked. */
  onSaved: (day: string) => void;
}

/** Books a bay, or changes and removes an appointment. */
export function AppointmentDialog({ booking, bays, onClose, onSaved }: AppointmentDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={booking !== undefined}
      onClose={onClose}
      title={booking?.appointment ? "Appointment" : "Book a bay"}
      busy={busy}
    >
      {booking && (
        <AppointmentForm
          booking={booking}
          bays={bays}
          busy={busy}
          onBusy={setBusy}
          onClose={onClose}
          onSaved={onSaved}
        />
      )}
    </Dialog>
  );
}

interface AppointmentFormProps extends AppointmentDialogProps {
  booking: Booking;
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

function AppointmentForm({ booking, bays, busy, onBusy, onClose, onSaved }: AppointmentFormProps) {
  const { appointment } = booking;
  const [typed, setTyped] = useState(typedOf(booking.slot));
  const [purpose, setPurpose] = useState(booking.purpose);
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
  const [saved, setSaved] = useState<{ jobId: string; day: string }>();
  if (saved) return <TellStep jobId={saved.jobId} onDone={() => onSaved(saved.day)} />;
  const finish = () =>
    purpose.jobId ? setSaved({ jobId: purpose.jobId, day: typed.day }) : onSaved(typed.day);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    during(save.mutateAsync({ was: appointment, slot: slotOf(typed), purpose }), finish, event.currentTarget);
  };
  return (
    <form noValidate onSubmit={send} aria-label="Appointment" className="grid gap-4">
      <JobField
        jobId={purpose.jobId}
        onChange={(jobId) => setPurpose({ ...purpose, jobId })}
        day={typed.day}
        onDay={(day) => setTyped(withDay(typed, day))}
      />
      <Field
        label={purpose.jobId ? "Note" : "Or a title, without a job"}
        optional={purpose.jobId !== null}
        error={errors.title ?? errors.jobId}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            autoComplete="off"
            value={purpose.title}
            onChange={({ target }) => setPurpose({ ...purpose, title: target.value })}
          />
        )}
      </Field>
      <SlotFields typed={typed} bays={bays} errors={errors} onChange={setTyped} />
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
