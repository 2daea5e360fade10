import { formatPrice } from "@/shared/lib/money";
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
          <span className="min-w-0 break-words">{`${formatTime(each.createdAt)} · ${sayLines(each)}`}</span>
          <Button size="small" className="shrink-0 whitespace-nowrap" onClick={() => onTakeUp(each)}>
            Take up
          </Button>
        </p>
      ))}
    </section>
  );
}

function sayLines({ first, total, content }: Parked): string {
  const more = content.lines.length - 1;
  const lines = more === 0 ? first : `${first} and ${more} more`;
  return total ? `${lines} · ${formatPrice(total)}` : lines;
}
