import { Plus } from "lucide-react";
import { ChangeButtons } from "@/shared/admin/forms/row-tools";
import { useTaxRates } from "@/shared/admin/lines/use-line-totals";
import { Loaded } from "@/shared/admin/loaded";
import type { TaxRate } from "@/shared/api/types";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { Skeleton } from "@/shared/ui/skeleton";
import type { RateQuestion } from "./rate-dialogs";

interface OtherRatesProps {
  onAsk: (question: RateQuestion) => void;
}

/** List the rates beside the default, which a product's form offers. */
export function OtherRates({ onAsk }: OtherRatesProps) {
  const query = useTaxRates();
  return (
    <section aria-labelledby="other-rates" className="mt-6 max-w-measure">
      <div className="list-row border-line border-b">
        <h3 id="other-rates" className="grow font-sans font-semibold text-body">
          Other rates
        </h3>
        <Button size="small" onClick={() => onAsk({ act: "add" })}>
          <Icon of={Plus} className="size-4" />
          Add rate
        </Button>
      </div>
      {/* The rows have a distance of their own from the line above. */}
      <div className={query.data ? undefined : "mt-3"}>
        <Loaded
          query={query}
          failure="The tax rates could not be loaded."
          skeleton={<Skeleton className="h-12" />}
        >
          {(rates) => <Rates rates={rates} onAsk={onAsk} />}
        </Loaded>
      </div>
    </section>
  );
}

function Rates({ rates, onAsk }: OtherRatesProps & { rates: TaxRate[] }) {
  return (
    <>
      <ul>
        {rates
          .filter(({ isDefault }) => !isDefault)
          .map((row) => (
            <RateRow key={row.id} row={row} onAsk={onAsk} />
          ))}
      </ul>
      <p className="mt-3 text-muted">{explain(rates)}</p>
    </>
  );
}

function RateRow({ row, onAsk }: OtherRatesProps & { row: TaxRate }) {
  return (
    <li className="list-row border-line border-b">
      <span className="min-w-0 grow break-words">{row.name}</span>
      <span className="tabular">{row.rate} %</span>
      <span className="row-tools">
        <ChangeButtons row={row} name={row.name} onAsk={onAsk} />
      </span>
    </li>
  );
}

function explain(rates: TaxRate[]): string {
  if (rates.length < 2) return "For anything taxed differently, such as repairs at 13.5 %.";
  return "Choose one in a product's form. Other products and delivery have the first rate above.";
}
