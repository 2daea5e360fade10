import { NotebookPen } from "lucide-react";
import { useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { Segments } from "@/shared/admin/forms/segments";
import { useFirstRows } from "@/shared/admin/table/first-rows";
import { TimeText } from "@/shared/admin/time-text";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { Link } from "@/shared/ui/link";
import { detailsOf, keyOf, nameOf } from "./line-words";
import { type Demand, type DemandLine, type DemandMark, useMarkLine } from "./use-demand";

type Tab = NonNullable<DemandMark> | "open";

const TABS: { value: Tab; label: string; nothing: string }[] = [
  { value: "open", label: "Open", nothing: "Every line in this period is marked." },
  { value: "ordered", label: "Ordered", nothing: "Nothing is marked as ordered." },
  { value: "not_for_us", label: "Not for us", nothing: "Nothing is marked as not for us." },
];

/** Show what was asked for and not available, the most wanted first. Marked lines are apart. */
export function DemandLines({ demand: { lines, unnamed } }: { demand: Demand }) {
  const [tab, setTab] = useState<Tab>("open");
  const of = (value: Tab) => lines.filter(({ mark }) => (mark ?? "open") === value);
  return (
    <section aria-labelledby="wanted-title" className="panel gap-3 print:hidden">
      <h2 id="wanted-title" className="font-sans font-semibold text-body">
        Asked for but not in the shop
      </h2>
      {lines.length === 0 ? (
        <EmptyState icon={NotebookPen} title="Nothing was missing">
          Searches that find nothing, enquiries about parts you do not have and views of sold-out parts are
          counted here.
        </EmptyState>
      ) : (
        <>
          <Segments
            label="Lines"
            value={tab}
            onChange={setTab}
            options={TABS.map(({ value, label }) => ({ value, label, count: of(value).length }))}
          />
          <Lines key={tab} lines={of(tab)} nothing={TABS.find(({ value }) => value === tab)?.nothing ?? ""} />
        </>
      )}
      {unnamed > 0 && <Unnamed count={unnamed} />}
    </section>
  );
}

function Unnamed({ count }: { count: number }) {
  return (
    <p className="text-muted">
      {count === 1 ? "1 enquiry does" : `${count} enquiries do`} not name a part, a vehicle or a service:{" "}
      <Link to="/admin/contact-messages" className="underline underline-offset-4 hover:text-accent">
        {" "}
        Enquiries
      </Link>
    </p>
  );
}

function Lines({ lines, nothing }: { lines: DemandLine[]; nothing: string }) {
  const { shown, more, showAll } = useFirstRows(lines);
  const { mark, isPending } = useMarkLine();
  if (lines.length === 0) return <p className="text-muted">{nothing}</p>;
  return (
    <>
      <ul>
        {shown.map((line) => (
          <Line key={keyOf(line)} line={line} isBusy={isPending} onMark={(state) => mark(line, state)} />
        ))}
      </ul>
      {more > 0 && (
        <Button size="small" onClick={showAll} className="justify-self-start">
          {`Show ${more} more`}
        </Button>
      )}
    </>
  );
}

interface LineProps {
  line: DemandLine;
  isBusy: boolean;
  onMark: (state: DemandMark) => void;
}

function Line({ line, isBusy, onMark }: LineProps) {
  const asked = line.searches + line.enquiries + line.waiting;
  const name = nameOf(line);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-2.5">
      <div className="min-w-0 grow basis-56">
        <LineName line={line} name={name} />
        <p className="text-muted">
          {detailsOf(line)}
          {line.lastAt && (
            <>
              {" "}
              · last <TimeText of={line.lastAt} />
            </>
          )}
        </p>
      </div>
      <p className="whitespace-nowrap text-muted tabular max-sm:self-start">
        {asked > 0 ? `${asked} asked` : countOf(line.looks, "look")}
      </p>
      <div className="flex flex-wrap gap-2">
        <Marks mark={line.mark} name={name} isBusy={isBusy} onMark={onMark} />
      </div>
    </li>
  );
}

function LineName({ line: { productId, product }, name }: { line: DemandLine; name: string }) {
  if (!product) return <p className="wrap-anywhere font-semibold">{name}</p>;
  return (
    <Link
      to={`/admin/products/${productId}`}
      className="wrap-anywhere font-semibold underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  );
}

type MarksProps = { mark: DemandMark; name: string } & Pick<LineProps, "isBusy" | "onMark">;

function Marks({ mark, name, isBusy, onMark }: MarksProps) {
  const choices = mark
    ? [{ label: "Open again", state: null }]
    : [
        { label: "Ordered", state: "ordered" as const },
        { label: "Not for us", state: "not_for_us" as const },
      ];
  return choices.map(({ label, state }) => (
    <Button
      key={label}
      size="small"
      aria-label={`${label}: ${name}`}
      disabled={isBusy}
      onClick={() => onMark(state)}
    >
      {label}
    </Button>
  ));
}
