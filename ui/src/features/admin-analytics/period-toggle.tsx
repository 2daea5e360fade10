import { Segments } from "@/shared/admin/segments";
import { PERIODS, type Period } from "./use-period";

const OPTIONS = PERIODS.map((days) => ({ value: days, label: `${days} days` }));

export function PeriodToggle({ days, onChoose }: { days: Period; onChoose: (days: Period) => void }) {
  return <Segments<Period> label="Period" options={OPTIONS} value={days} onChange={onChoose} />;
}
