import { Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { FormSection } from "@/shared/admin/forms/form-section";
import { TextInput } from "@/shared/admin/forms/inputs";
import { useFieldErrors } from "@/shared/admin/forms/use-field-errors";
import { Loaded } from "@/shared/admin/loaded";
import { Button } from "@/shared/ui/button";
import { IconButton } from "@/shared/ui/icon-button";
import { Skeleton } from "@/shared/ui/skeleton";
import { type ClosedDay, useCloseDays, useClosedDays, useOpenDay } from "./use-closed-days";

/** Edit the days on which the workshop is closed, each with its reason. */
export function ClosedDaysSection() {
  return (
    <FormSection
      id="closed"
      title="Closed days"
      description="Holidays and other days on which you do not work. The calendar shows them, and customers read the next ones below your opening hours from 14 days before."
    >
      <Loaded
        query={useClosedDays()}
        failure="The closed days could not be loaded."
        skeleton={<Skeleton className="h-24" />}
      >
        {(days) => (
          <>
            {days.length === 0 && <p className="mb-4 text-muted">No closed days.</p>}
            <ul aria-label="Closed days" className="mb-4 max-h-96 max-w-form overflow-y-auto">
              {days.map((closed) => (
                <ClosedLine key={closed.day} closed={closed} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <CloseForm />
    </FormSection>
  );
}

const long = new Intl.DateTimeFormat("en-IE", { dateStyle: "full", timeZone: "UTC" });

function ClosedLine({ closed: { day, reason } }: { closed: ClosedDay }) {
  const open = useOpenDay();
  const words = long.format(new Date(day));
  return (
    <li className="list-row border-line border-t">
      <span className="wrap-anywhere min-w-0 grow">
        {words}
        {reason && <span className="text-muted">{` · ${reason}`}</span>}
      </span>
      <span className="row-tools">
        <IconButton icon={Trash2} label={`Open on ${words}`} onClick={() => open.mutate(day)} />
      </span>
    </li>
  );
}

const BLANK = { day: "", until: "", reason: "" };

function CloseForm() {
  const [typed, setTyped] = useState(BLANK);
  const { errors, clear, take } = useFieldErrors();
  const close = useCloseDays();
  const put = (changes: Partial<typeof BLANK>) => setTyped({ ...typed, ...changes });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await close.mutateAsync(typed).catch(take);
      clear();
      setTyped(BLANK);
    } catch {
      // The field or a toast has said why, and what was typed is not lost.
    }
  };
  return (
    <form
      noValidate
      aria-label="Close days"
      onSubmit={send}
      className="grid max-w-form items-end gap-4 sm:grid-cols-2"
    >
      <TextInput
        label="Day"
        error={errors.day}
        type="date"
        value={typed.day}
        onValue={(day) => put({ day })}
      />
      <TextInput
        label="Until"
        optional
        error={errors.until}
        type="date"
        min={typed.day}
        value={typed.until}
        onValue={(until) => put({ until })}
      />
      <TextInput
        label="Reason"
        optional
        error={errors.reason}
        maxLength={200}
        autoComplete="off"
        value={typed.reason}
        onValue={(reason) => put({ reason })}
      />
      <Button type="submit" pending={close.isPending} className="justify-self-start">
        Add
      </Button>
    </form>
  );
}
