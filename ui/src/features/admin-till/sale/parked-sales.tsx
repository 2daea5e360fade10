import { formatTime } from "@/shared/lib/time/format-time";
import { Button } from "@/shared/ui/button";
import type { Till } from "../use-till";

type Parked = Till["parked"][number];

interface ParkedSalesProps {
  parked: Parked[];
  onTakeUp: (parked: Parked) => void;
}

/** Show the sales that were put aside, oldest first. */
export function ParkedSales({ parked, onTakeUp }: ParkedSalesProps) {
  if (parked.length === 0) return null;
  return (
    <section aria-label="Sales put aside" className="grid gap-2 border-line border-t pt-4">
      {parked.map((each) => (
        <p key={each.id} className="flex items-center justify-between gap-3">
          <span>{`${formatTime(each.createdAt)} · ${sayLines(each.content.lines.length)}`}</span>
          <Button size="small" onClick={() => onTakeUp(each)}>
            Take up
          </Button>
        </p>
      ))}
    </section>
  );
}

function sayLines(count: number): string {
  return count === 1 ? "1 line" : `${count} lines`;
}
