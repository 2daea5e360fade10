import { type FocusEvent, type FormEvent, useEffect, useId, useState } from "react";
import { formatPrice, toCents } from "@/shared/lib/money";
import { Input } from "@/shared/ui/input";
import type { ListChoice, ListFacts } from "../list/list-choice";

type Prices = Pick<ListChoice, "priceFrom" | "priceTo">;
type Which = keyof Prices;

const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/;
const NO_AMOUNT = "Price must be an amount such as 49.99";
const BACKWARDS = "The highest price must not be below the lowest";

interface PriceFieldsProps {
  choice: Prices;
  facts: ListFacts;
  onChoose: (change: Prices) => void;
}

/**
 * Take a price range on Enter and on leaving its fields. An impossible one is left as it was typed, and the
 * field says so.
 */
export function PriceFields({ choice, facts, onChoose }: PriceFieldsProps) {
  const id = useId();
  const { priceFrom, priceTo } = choice;
  const [typed, setTyped] = useState<Prices>({ priceFrom, priceTo });
  const [error, setError] = useState<string>();
  useEffect(() => {
    setTyped({ priceFrom, priceTo });
    setError(undefined);
  }, [priceFrom, priceTo]);
  const take = (event?: FormEvent) => {
    event?.preventDefault();
    const wanted = { priceFrom: tidy(typed.priceFrom), priceTo: tidy(typed.priceTo) };
    const fault = faultIn(wanted);
    setError(fault);
    const changes = wanted.priceFrom !== priceFrom || wanted.priceTo !== priceTo;
    if (!fault && changes) onChoose(wanted);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) take();
  };
  const field = (which: Which, label: string, hint: string | null) => (
    <Input
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={11}
      placeholder={hint ? formatPrice(hint) : "€"}
      value={typed[which]}
      onChange={({ target }) => setTyped({ ...typed, [which]: target.value })}
      className="tools-price tabular"
    />
  );
  return (
    <form noValidate onSubmit={take} onBlur={leave} className="tools-prices">
      <span aria-hidden="true" className="tools-label">
        Price
      </span>
      {field("priceFrom", "Lowest price", facts.priceFrom)}
      <span aria-hidden="true">–</span>
      {field("priceTo", "Highest price", facts.priceTo)}
      <button type="submit" className="sr-only" tabIndex={-1}>
        Apply these prices
      </button>
      {error && (
        <p id={`${id}-error`} role="alert" className="tools-error">
          {error}
        </p>
      )}
    </form>
  );
}

/** Write "€ 1,50" as "1.50". */
function tidy(text: string): string {
  return text.replace(/[€\s]/g, "").replace(",", ".");
}

function faultIn({ priceFrom, priceTo }: Prices): string | undefined {
  if ([priceFrom, priceTo].some((text) => text && !AMOUNT.test(text))) return NO_AMOUNT;
  if (priceFrom && priceTo && toCents(priceTo) < toCents(priceFrom)) return BACKWARDS;
  return undefined;
}
