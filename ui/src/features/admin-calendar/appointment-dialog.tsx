import { useState } from "react";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { type Booking, slotOf, typedOf, withDay } from "./booking";
import { JobField } from "./job-field";
import { OwnTimeForm } from "./own-time-form";
import { ProposalForm } from "./proposal-form";
import { TellStep } from "./tell-step";

interface AppointmentDialogProps {
  /** The dialog is closed where it is undefined. */
  booking: Booking | undefined;
  bays: { id: string; name: string }[];
  onClose: () => void;
  /** Is called with the first day of what was booked. */
  onSaved: (day: string) => void;
}

/** Book a bay, or change and remove an appointment. */
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

/** Propose the free times for a job's hours. Without a job, or if wished, a time is typed. */
function AppointmentForm({ booking, bays, busy, onBusy, onClose, onSaved }: AppointmentFormProps) {
  const { appointment } = booking;
  const [typed, setTyped] = useState(typedOf(booking.slot));
  const [purpose, setPurpose] = useState(booking.purpose);
  const [isPicked, setPicked] = useState(booking.isPicked ?? false);
  const [isTyped, setIsTyped] = useState(appointment !== undefined || booking.errors !== undefined);
  const [saved, setSaved] = useState<{ jobId: string; day: string }>();
  const setDay = (day: string) => {
    setPicked(false);
    setTyped(withDay(typed, day));
  };
  if (saved) return <TellStep jobId={saved.jobId} onDone={() => onSaved(saved.day)} />;
  const jobField = (
    <JobField
      jobId={purpose.jobId}
      onChange={(jobId) => setPurpose({ ...purpose, jobId })}
      day={typed.day}
      onDay={setDay}
    />
  );
  const finish = (day: string) => (purpose.jobId ? setSaved({ jobId: purpose.jobId, day }) : onSaved(day));
  if (purpose.jobId && !isTyped)
    return (
      <ProposalForm
        jobId={purpose.jobId}
        slot={slotOf(typed)}
        isPicked={isPicked}
        bays={bays}
        jobField={jobField}
        onDay={setDay}
        onUnpick={() => setPicked(false)}
        onOwnTime={(part) => {
          if (part && !isPicked) setTyped(typedOf(part));
          setIsTyped(true);
        }}
        onCancel={onClose}
        onBusy={onBusy}
        onBooked={finish}
      />
    );
  return (
    <OwnTimeForm
      booking={booking}
      bays={bays}
      typed={typed}
      purpose={purpose}
      busy={busy}
      jobField={jobField}
      onTyped={(changed) => {
        setTyped(changed);
        setIsTyped(true);
      }}
      onPurpose={setPurpose}
      onBusy={onBusy}
      onClose={onClose}
      onDone={() => finish(typed.day)}
    />
  );
}
