import { Banknote } from "lucide-react";
import { useState } from "react";
import { Loaded } from "@/shared/admin/loaded";
import { useNoScanner } from "@/shared/admin/scanner/use-scanner";
import { formatPrice } from "@/shared/lib/money";
import { formatTime } from "@/shared/lib/time/format-time";
import { Button, ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { PrintOut } from "../print-out";
import type { DayRow, TillDay } from "../use-till";
import { CashDialog, CloseDialog } from "./day-dialogs";
import { DaySheet, sayDifference } from "./day-sheet";
import { useDay, useDays } from "./use-days";

/** Show the days of the till, newest first, and the sheet of one of them: the open or the last one at first. */
export function DaysScreen() {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string>();
  const days = useDays(page);
  useNoScanner();
  return (
    <Loaded query={days} failure="The days could not be loaded.">
      {(found) => {
        const shown = chosen ?? found.days[0]?.id;
        if (!shown) return <NoDays />;
        return (
          <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
            <Day key={shown} id={shown} />
            <section aria-label="Days" className="panel gap-2">
              {found.days.map((day) => (
                <DayLine key={day.id} day={day} isShown={day.id === shown} onShow={() => setChosen(day.id)} />
              ))}
              {found.total > page * found.pageSize && (
                <Button size="small" onClick={() => setPage(page + 1)}>
                  Earlier days
                </Button>
              )}
              {page > 1 && (
                <Button size="small" onClick={() => setPage(page - 1)}>
                  Later days
                </Button>
              )}
            </section>
          </div>
        );
      }}
    </Loaded>
  );
}

function NoDays() {
  return (
    <EmptyState
      icon={Banknote}
      title="No days yet"
      action={<ButtonLink to="/admin/till">Open the till</ButtonLink>}
    >
      A day begins when the cash in the till is counted.
    </EmptyState>
  );
}

interface DayLineProps {
  day: DayRow;
  isShown: boolean;
  onShow: () => void;
}

function DayLine({ day, isShown, onShow }: DayLineProps) {
  return (
    <button type="button" aria-current={isShown || undefined} onClick={onShow} className="till-day">
      <span className="tabular">{formatTime(day.createdAt)}</span>
      <span className="text-muted">
        {day.difference === null
          ? "open"
          : Number(day.difference) === 0
            ? "right"
            : formatPrice(day.difference)}
      </span>
    </button>
  );
}

function Day({ id }: { id: string }) {
  const day = useDay(id);
  const [question, setQuestion] = useState<"cash" | "close">();
  const [isPrinting, setPrinting] = useState(false);
  const close = () => setQuestion(undefined);
  return (
    <Loaded query={day} failure="The day could not be loaded.">
      {(shown: TillDay) => (
        <section aria-label="Sheet of the day" className="panel gap-4">
          {shown.difference !== null && (
            <p role="status" className="font-semibold text-h3">
              {sayDifference(shown.difference)}
            </p>
          )}
          <DaySheet day={shown} />
          <div className="flex flex-wrap gap-3">
            {shown.closedAt === null && (
              <>
                <Button variant="primary" onClick={() => setQuestion("close")}>
                  Close the day
                </Button>
                <Button onClick={() => setQuestion("cash")}>Cash in or out</Button>
              </>
            )}
            <Button onClick={() => setPrinting(true)}>Print the sheet</Button>
          </div>
          {question === "cash" && <CashDialog onClose={close} />}
          {question === "close" && <CloseDialog dayId={id} onClose={close} />}
          {isPrinting && (
            <PrintOut paper="sheet" onDone={() => setPrinting(false)}>
              <DaySheet day={shown} />
            </PrintOut>
          )}
        </section>
      )}
    </Loaded>
  );
}
