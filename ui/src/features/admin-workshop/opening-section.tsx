import { Plus, X } from "lucide-react";
import { useState } from "react";
import { Loaded } from "@/shared/admin/loaded";
import { fieldMessages, serverMessage } from "@/shared/api/api-error";
import { Button } from "@/shared/ui/button";
import { IconButton } from "@/shared/ui/icon-button";
import { Input } from "@/shared/ui/input";
import { Skeleton } from "@/shared/ui/skeleton";
import { type Opening, useOpening, useSetOpening } from "./use-workshop";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const USUAL = { opens: "09:00", closes: "18:00" };
const AFTER_LUNCH = { opens: "13:30", closes: "18:00" };

/** The hours in which cars come and go, by weekday, for the calendar alone. */
export function OpeningSection() {
  return (
    <section id="hours" aria-labelledby="hours-title" className="panel gap-3">
      <h2 id="hours-title" className="font-sans font-semibold">
        Opening hours in the calendar
      </h2>
      <p className="max-w-measure text-muted">
        The calendar shades the other hours and tells you when an appointment is outside them. What customers
        read on the website is set under Business.
      </p>
      <Loaded
        query={useOpening()}
        failure="The opening hours could not be loaded."
        skeleton={<Skeleton className="h-80" />}
      >
        {(opening) => <OpeningForm saved={opening} />}
      </Loaded>
    </section>
  );
}

function OpeningForm({ saved }: { saved: Opening[] }) {
  const [spans, setSpans] = useState(saved);
  const set = useSetOpening();
  const put = (place: number, changes: Partial<Opening>) =>
    setSpans(spans.map((span, at) => (at === place ? { ...span, ...changes } : span)));
  const add = (weekday: number) => {
    const isOpen = spans.some((span) => span.weekday === weekday);
    setSpans([...spans, { weekday, ...(isOpen ? AFTER_LUNCH : USUAL) }]);
  };
  return (
    <form
      noValidate
      aria-label="Opening hours"
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        set.mutate(spans);
      }}
    >
      <ul>
        {WEEKDAYS.map((name, place) => (
          <li key={name} className="flex flex-wrap items-start gap-x-4 border-line border-t py-2">
            <span className="w-24 py-2 max-sm:mr-auto">{name}</span>
            <span className="flex min-w-0 flex-1 flex-col gap-2 max-sm:order-1 max-sm:basis-full">
              {spans.every(({ weekday }) => weekday !== place + 1) && (
                <span className="text-muted sm:py-2">Closed</span>
              )}
              {spans.map((span, at) =>
                span.weekday === place + 1 ? (
                  <SpanFields
                    key={at}
                    name={name}
                    span={span}
                    onChange={(changes) => put(at, changes)}
                    onRemove={() => setSpans(spans.filter((_, other) => other !== at))}
                  />
                ) : null,
              )}
            </span>
            <IconButton icon={Plus} label={`Add hours on ${name}`} onClick={() => add(place + 1)} />
          </li>
        ))}
      </ul>
      {set.isError && (
        <p role="alert" className="text-danger">
          {fieldMessages(set.error).spans ??
            serverMessage(set.error) ??
            "The opening hours could not be saved."}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        size="small"
        pending={set.isPending}
        className="justify-self-start"
      >
        Save opening hours
      </Button>
    </form>
  );
}

interface SpanFieldsProps {
  name: string;
  span: Opening;
  onChange: (changes: Partial<Opening>) => void;
  onRemove: () => void;
}

function SpanFields({ name, span, onChange, onRemove }: SpanFieldsProps) {
  return (
    <span className="flex items-center gap-2">
      <Input
        type="time"
        aria-label={`${name} opens`}
        value={span.opens}
        onChange={({ target }) => onChange({ opens: target.value })}
        className="min-w-0 max-w-36 flex-1"
      />
      <span aria-hidden="true">–</span>
      <Input
        type="time"
        aria-label={`${name} closes`}
        value={span.closes}
        onChange={({ target }) => onChange({ closes: target.value })}
        className="min-w-0 max-w-36 flex-1"
      />
      <IconButton icon={X} label={`Remove ${span.opens} on ${name}`} onClick={onRemove} />
    </span>
  );
}
