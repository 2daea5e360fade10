import { DayField } from "@/shared/admin/forms/day-field";
import { Segments } from "@/shared/admin/forms/segments";
import { type Preset, presetOf, presetPeriod, type SalesPeriod } from "./period";

interface PeriodChoiceProps {
  period: SalesPeriod;
  today: string;
  onChoose: (period: Pick<SalesPeriod, "from" | "to">) => void;
}

const OPTIONS: { value: Preset | "own"; label: string }[] = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "year", label: "This year" },
];

/** Usual periods, and two fields for any other. */
export function PeriodChoice({ period, today, onChoose }: PeriodChoiceProps) {
  const { from, to } = period;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Segments<Preset | "own">
        label="Period"
        options={OPTIONS}
        value={presetOf(period, today) ?? "own"}
        onChange={(preset) => preset !== "own" && onChoose(presetPeriod(preset, today))}
      />
      <div className="flex items-center gap-2">
        <DayField
          key={`from ${from}`}
          label="First day"
          day={from}
          max={to}
          onChange={(day) => onChoose({ from: day, to })}
        />
        <span aria-hidden="true">–</span>
        <DayField
          key={`to ${to}`}
          label="Last day"
          day={to}
          min={from}
          onChange={(day) => onChoose({ from, to: day })}
        />
      </div>
    </div>
  );
}
