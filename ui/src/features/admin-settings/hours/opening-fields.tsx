import { Plus, X } from "lucide-react";
import { hoursLine, settingsBody } from "@/shared/api/fields/admin-fields";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { IconButton } from "@/shared/ui/icon-button";
import { Input } from "@/shared/ui/input";
import { LineList } from "../sections/line-list";
import type { Opening } from "./hour-lines";
import type { HoursForm } from "./use-opening";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const USUAL = { opens: "09:00", closes: "18:00" };
const AFTER_LUNCH = { opens: "13:30", closes: "18:00" };
const PARTS = [
  { key: "days", label: "Days", placeholder: "Mon-Fri", ...hoursLine.days, className: "flex-1" },
  { key: "hours", label: "Hours", placeholder: "8AM-6PM", ...hoursLine.hours, className: "flex-1" },
] as const;

/** Edit the hours of each weekday, and the lines that customers read about them. */
export function OpeningFields({ hours }: { hours: HoursForm }) {
  const { spans, isOwn, lines, read, errors, put } = hours;
  const change = (place: number, changes: Partial<Opening>) =>
    put({ spans: spans.map((span, at) => (at === place ? { ...span, ...changes } : span)) });
  const add = (weekday: number) => {
    const isOpen = spans.some((span) => span.weekday === weekday);
    put({ spans: [...spans, { weekday, ...(isOpen ? AFTER_LUNCH : USUAL) }] });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul className="max-w-form">
        {WEEKDAYS.map((name, place) => (
          <li
            key={name}
            className="flex flex-wrap items-start gap-x-4 border-line border-t py-2 first:border-t-0"
          >
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
                    onChange={(changes) => change(at, changes)}
                    onRemove={() => put({ spans: spans.filter((_, other) => other !== at) })}
                  />
                ) : null,
              )}
            </span>
            <IconButton icon={Plus} label={`Add hours on ${name}`} onClick={() => add(place + 1)} />
          </li>
        ))}
      </ul>
      {errors.spans && (
        <p role="alert" className="text-danger">
          {errors.spans}
        </p>
      )}
      <Checkbox
        label="Write the lines for customers in my own words"
        checked={isOwn}
        onChange={({ target }) => put({ isOwn: target.checked, lines: target.checked ? read : lines })}
      />
      {isOwn ? (
        <LineList
          noun="line of the hours"
          addLabel="Add a line"
          parts={PARTS}
          lines={lines}
          blank={{ days: "", hours: "" }}
          max={settingsBody.hours.maxItems}
          error={errors.hours}
          onChange={(changed) => put({ lines: changed })}
        />
      ) : (
        <p role="status" className="max-w-measure border-control border-l-2 pl-3">
          {read.length === 0
            ? "Customers see no opening hours."
            : `Customers read: ${read.map(({ days, hours: of }) => `${days} ${of}`).join(" · ")}`}
        </p>
      )}
    </div>
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
        className="min-w-0 max-w-36 flex-1 max-sm:px-2"
      />
      <span aria-hidden="true">–</span>
      <Input
        type="time"
        aria-label={`${name} closes`}
        value={span.closes}
        onChange={({ target }) => onChange({ closes: target.value })}
        className="min-w-0 max-w-36 flex-1 max-sm:px-2"
      />
      <IconButton icon={X} label={`Remove ${span.opens} on ${name}`} onClick={onRemove} />
    </span>
  );
}
