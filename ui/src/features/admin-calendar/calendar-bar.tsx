import { ChevronLeft, ChevronRight } from "lucide-react";
import { addDays, addMonths, sayDay, sayMonth, sayWeek } from "@/shared/admin/bays/local-time";
import { Segments } from "@/shared/admin/forms/segments";
import { workshopToday } from "@/shared/admin/workshop-day";
import { Button } from "@/shared/ui/button";
import { IconButton } from "@/shared/ui/icon-button";

export type View = "day" | "week" | "month";

const VIEWS: { value: View; label: string }[] = [
  { value: "day", label: "Day" },
  { value: "week", label: "Week" },
  { value: "month", label: "Month" },
];

interface CalendarBarProps {
  view: View;
  date: string;
  days: string[];
  onGo: (to: { view?: View; date?: string }) => void;
}

/** Show the days, the links to others, and the choice of how many are shown at once. */
export function CalendarBar({ view, date, days, onGo }: CalendarBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
      <div className="flex items-center gap-1">
        <IconButton
          icon={ChevronLeft}
          label={`Previous ${view}`}
          onClick={() => onGo({ date: step(view, date, -1) })}
        />
        <IconButton
          icon={ChevronRight}
          label={`Next ${view}`}
          onClick={() => onGo({ date: step(view, date, 1) })}
        />
        <Button size="small" onClick={() => onGo({ date: workshopToday() })}>
          Today
        </Button>
      </div>
      <h2 className="mr-auto font-sans font-semibold">{titleOf(view, date, days)}</h2>
      <Segments label="View" options={VIEWS} value={view} onChange={(next) => onGo({ view: next })} />
    </div>
  );
}

function titleOf(view: View, date: string, days: string[]): string {
  if (view === "month") return sayMonth(date);
  if (view === "day") return `${sayDay(date)} ${date.slice(0, 4)}`;
  return sayWeek(days[0] ?? date, days.at(-1) ?? date);
}

const WEEK = 7;

function step(view: View, date: string, turn: 1 | -1): string {
  return view === "month" ? addMonths(date, turn) : addDays(date, view === "week" ? turn * WEEK : turn);
}
