import { DayField } from "./day-field";

interface Days {
  from: string;
  to: string;
}

interface DaySpanProps extends Days {
  /** The names of the first day's field and of the last day's. */
  labels: readonly [string, string];
  /** Each may be left blank. */
  optional?: boolean;
  onChange: (days: Days) => void;
}

/** Choose a first and a last day. A day on the wrong side of the other one takes that along. */
export function DaySpan({ from, to, labels: [first, last], optional = false, onChange }: DaySpanProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DayField
        label={first}
        day={from}
        optional={optional}
        onChange={(day) => onChange({ from: day, to: to && day > to ? day : to })}
      />
      <span aria-hidden="true">–</span>
      <DayField
        label={last}
        day={to}
        optional={optional}
        onChange={(day) => onChange({ from: day && day < from ? day : from, to: day })}
      />
    </div>
  );
}
