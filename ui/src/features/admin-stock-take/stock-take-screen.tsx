import { useQuery } from "@tanstack/react-query";
import { ClipboardCheck } from "lucide-react";
import { useRef, useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { SelectInput } from "@/shared/admin/forms/inputs";
import { Segments } from "@/shared/admin/forms/segments";
import { Loaded } from "@/shared/admin/loaded";
import { MissedNumbers } from "@/shared/admin/scanner/missed-numbers";
import { useMissed } from "@/shared/admin/scanner/use-missed";
import { useScanner } from "@/shared/admin/scanner/use-scanner";
import { apiKey, reading } from "@/shared/api/query-client";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { EmptyState } from "@/shared/ui/empty-state";
import { CountTable } from "./count-table";
import { ScanPiece } from "./scan-piece";
import { type Show, type StockTake, useStockTake, useStockTakeCalls } from "./use-stock-take";

const SHOWS: { value: Show; label: string }[] = [
  { value: "", label: "All" },
  { value: "uncounted", label: "Not counted" },
  { value: "differing", label: "Differences" },
];

/** Count what is on the shelves by scanner or keys, see the differences, and book them. */
export function StockTakeScreen() {
  const [category, setCategory] = useState("");
  const [place, setPlace] = useState("");
  const [show, setShow] = useState<Show>("");
  const query = useStockTake(category, place, show);
  const categories = useQuery(reading(apiKey("/api/product-categories")));
  const withoutPlaces = query.data?.places.length === 0;
  const { missed, miss, forget: dismiss } = useMissed();
  const { scan, count, book, forget } = useStockTakeCalls(miss);
  const field = useRef<HTMLInputElement>(null);
  useScanner(field, scan.mutate);
  return (
    <>
      <ScanPiece field={field} last={scan.data} onScan={scan.mutate} />
      <MissedNumbers missed={missed} onForget={dismiss} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid grid-cols-2 gap-4 max-sm:w-full">
          <SelectInput label="Category" value={category} onValue={setCategory}>
            <option value="">All categories</option>
            {categories.data?.map(({ id, name }) => (
              <option key={id} value={name}>
                {name}
              </option>
            ))}
          </SelectInput>
          {!withoutPlaces && (
            <SelectInput label="Place" value={place} onValue={setPlace}>
              <option value="">All places</option>
              {query.data?.places.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </SelectInput>
          )}
        </div>
        <Segments label="Show" options={SHOWS} value={show} onChange={setShow} />
      </div>
      {withoutPlaces && (
        <p className="text-muted">
          To count shelf by shelf, name the place of each part in its form, under More.
        </p>
      )}
      <Loaded query={query} failure="The parts could not be loaded.">
        {(take) => (
          <div className="flex flex-col gap-4" aria-busy={query.isPlaceholderData}>
            <Booking take={take} onBook={() => book.mutateAsync()} onForget={() => forget.mutateAsync()} />
            <Parts take={take} show={show} onCount={(part, counted) => count.mutate({ part, counted })} />
          </div>
        )}
      </Loaded>
    </>
  );
}

interface BookingProps {
  take: StockTake;
  onBook: () => Promise<unknown>;
  onForget: () => Promise<unknown>;
}

function Booking({ take: { counted, differing }, onBook, onForget }: BookingProps) {
  const [asked, setAsked] = useState<"book" | "forget">();
  const close = () => setAsked(undefined);
  const differences = differing === 0 ? "no difference" : countOf(differing, "difference");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="mr-auto" role="status">
        {counted === 0
          ? "Nothing is counted yet. Your shop goes on selling while you count."
          : `${countOf(counted, "part")} counted, ${differences}.`}
      </p>
      {counted > 0 && (
        <div className="flex gap-3">
          <Button onClick={() => setAsked("forget")}>Start over</Button>
          <Button variant="primary" onClick={() => setAsked("book")}>
            Book the count
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked === "book"}
        onClose={close}
        onConfirm={onBook}
        title="Book the count?"
        description={`${countOf(differing, "stock")} ${differing === 1 ? "changes" : "change"} by what you counted. Pieces that were sold meanwhile stay sold, and the history of each stock says “Counted”. Parts that you did not count stay as they are. If a count was wrong, count that part again and book it.`}
        confirmLabel="Book the count"
        pendingLabel="Booking…"
      />
      <ConfirmDialog
        open={asked === "forget"}
        onClose={close}
        onConfirm={onForget}
        title="Start over?"
        description={`What you counted of ${countOf(counted, "part")} is removed. No stock changes.`}
        confirmLabel="Start over"
        pendingLabel="Removing…"
        destructive
      />
    </div>
  );
}

interface PartsProps {
  take: StockTake;
  show: Show;
  onCount: Parameters<typeof CountTable>[0]["onCount"];
}

function Parts({ take: { parts, more }, show, onCount }: PartsProps) {
  if (parts.length === 0) {
    return (
      <EmptyState icon={ClipboardCheck} title={NOTHING[show].title}>
        {NOTHING[show].text}
      </EmptyState>
    );
  }
  return (
    <>
      <CountTable parts={parts} onCount={onCount} />
      {more && <p className="text-muted">There are more parts: choose a category or a place, or scan.</p>}
    </>
  );
}

const NOTHING: Record<Show, { title: string; text: string }> = {
  "": { title: "No parts here", text: "Choose another category or place, or add products first." },
  uncounted: { title: "All counted", text: "Every part of this choice is counted." },
  differing: { title: "No differences", text: "All that you have counted is as expected." },
};
