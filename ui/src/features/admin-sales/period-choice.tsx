import { DaySpan } from "@/shared/admin/forms/day-span";
import { Segments } from "@/shared/admin/forms/segments";
import { type Basis, PRESETS, type Preset, presetOf, presetPeriod, type SalesPeriod } from "./period";

interface PeriodChoiceProps {
  period: SalesPeriod;
  today: string;
  onChoose: (period: Pick<SalesPeriod, "from" | "to">) => void;
}

/** Choose a usual period, or any other in two fields. */
export function PeriodChoice({ period, today, onChoose }: PeriodChoiceProps) {
  const { from, to } = period;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Segments<Preset | "own">
        label="Period"
        options={PRESETS}
        value={presetOf(period, today) ?? "own"}
        onChange={(preset) => preset !== "own" && onChoose(presetPeriod(preset, today))}
      />
      <DaySpan from={from} to={to} labels={["First day", "Last day"]} onChange={onChoose} />
    </div>
  );
}

const NAMES: Record<Basis, string> = {
  ordered: "Orders placed",
  invoiced: "Documents issued",
  received: "Money received",
};

/** The rule of each in a sentence. */
export const RULES: Record<Basis, string> = {
  ordered:
    "Totals with tax and delivery, less returns on the day they came back. Cancelled orders do not count, nor orders that were withdrawn from as a whole. Days are in the workshop's time zone.",
  invoiced:
    "Invoices, and receipts for orders without an invoice, on the day of issue, less credit notes. Days are in the workshop's time zone.",
  received:
    "Payments on the day the money came in, less refunds on the day they were paid back. Days are in the workshop's time zone.",
};

interface BasisChoiceProps {
  bases: Basis[];
  basis: Basis;
  onChoose: (basis: Basis) => void;
}

/** Choose what counts. There is no choice while there are only orders. */
export function BasisChoice({ bases, basis, onChoose }: BasisChoiceProps) {
  if (bases.length < 2) return null;
  return (
    <Segments<Basis>
      label="Based on"
      options={bases.map((value) => ({ value, label: NAMES[value] }))}
      value={basis}
      onChange={onChoose}
    />
  );
}
