import { X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { cx } from "@/shared/lib/cx";
import { formatPrice } from "@/shared/lib/money";
import { Stepper } from "@/shared/ui/controls/stepper";
import { IconButton } from "@/shared/ui/icon-button";
import { Input } from "@/shared/ui/input";
import { Link } from "@/shared/ui/link";
import Verdict from "@/shared/vehicle/verdict";
import { hasWrongOff, type TillLine, type Totals } from "./till-draft";

type TotalLine = Totals["lines"][number];

interface TillLinesProps {
  lines: TillLine[];
  /** The lines as the server adds them up, undefined until it has. */
  totals: TotalLine[] | undefined;
  /** The discount on all of the sale is none, so that no line's price with its share of it is known. */
  isOffWrong: boolean;
  /** The key of the marked line, which the quantity keys change. */
  marked: string | undefined;
  onMark: (key: string) => void;
  /** Is called for Enter in one of the lines' fields. */
  onDone: () => void;
  onChange: (key: string, changes: Partial<TillLine>) => void;
  onQuantity: (key: string, quantity: number) => void;
  /** Counts missing pieces of a part into stock, because they are at hand. */
  onCountIn: (productId: string, pieces: number) => void;
}

/** Show the lines of the sale, newest last, each with its quantity, its discount and its price. */
export function TillLines({ lines, totals, onDone, ...rest }: TillLinesProps) {
  const press = ({ key, target }: KeyboardEvent) => {
    if (key === "Enter" && target instanceof HTMLInputElement) onDone();
  };
  return (
    <ol aria-label="Lines of the sale" onKeyDown={press} className="till-lines">
      {lines.map((line, place) => (
        <Line key={line.key} line={line} total={totals?.[place]} {...rest} />
      ))}
    </ol>
  );
}

interface LineProps extends Omit<TillLinesProps, "lines" | "totals" | "onDone"> {
  line: TillLine;
  total: TotalLine | undefined;
}

function Line({ line, total, isOffWrong, marked, onMark, onChange, onQuantity, onCountIn }: LineProps) {
  const { key, productId, name, quantity } = line;
  const called = name.trim() || "new line";
  const own = total && total.productId === productId && total.optionId === line.optionId ? total : undefined;
  const isOpen = isOffWrong || hasWrongOff(line);
  const missing = own?.stock !== null && own ? quantity - (own.stock ?? 0) : 0;
  return (
    <li
      className={cx("till-line", key === marked && "till-line-marked")}
      aria-current={key === marked || undefined}
      onFocus={() => onMark(key)}
    >
      <div className="till-name">
        {productId ? (
          <span className="wrap-anywhere font-semibold">
            {name}
            {own && <span className="till-each">{`${formatPrice(own.unitPrice)} each`}</span>}
          </span>
        ) : (
          <OwnFields line={line} onChange={onChange} />
        )}
        {own?.fit && <Verdict fit={own.fit} className="text-small" />}
        {productId && missing > 0 && (
          <span className="till-short">
            {own?.stock ? `Only ${own.stock} in stock.` : "None in stock."}
            {line.optionId ? (
              <Link to={`/admin/products/${productId}`} className="underline underline-offset-4">
                Count them in the product
              </Link>
            ) : (
              <button
                type="button"
                className="underline underline-offset-4"
                onClick={() => onCountIn(productId, missing)}
              >
                {`${missing === 1 ? "It is" : "They are"} here: count ${missing} in`}
              </button>
            )}
          </span>
        )}
      </div>
      <Stepper
        label={`Quantity of ${called}`}
        value={quantity}
        min={1}
        max={9999}
        onChange={(next) => onQuantity(key, next)}
      />
      <Input
        aria-label={`Discount on ${called}`}
        placeholder="% or €"
        autoComplete="off"
        maxLength={12}
        value={line.off}
        onChange={({ target }) => onChange(key, { off: target.value })}
        className="till-off"
      />
      <span className="till-amount tabular">{own && !isOpen ? formatPrice(amountOf(own)) : "…"}</span>
      <IconButton icon={X} label={`Take off ${called}`} onClick={() => onQuantity(key, 0)} />
    </li>
  );
}

/** Take the name and the price of a line that is no part of the shop. */
function OwnFields({ line, onChange }: { line: TillLine; onChange: TillLinesProps["onChange"] }) {
  return (
    <span className="flex flex-wrap gap-2">
      <Input
        aria-label="Name of the line"
        placeholder="What is it?"
        autoComplete="off"
        maxLength={200}
        autoFocus={line.name === ""}
        value={line.name}
        onChange={({ target }) => onChange(line.key, { name: target.value })}
        className="min-w-32 flex-1"
      />
      <Input
        aria-label={`Price of ${line.name || "the line"}`}
        placeholder="Price"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        autoFocus={line.name !== "" && line.price === ""}
        value={line.price}
        onChange={({ target }) => onChange(line.key, { price: target.value })}
        className="till-off"
      />
    </span>
  );
}

function amountOf({ amount, discount }: TotalLine): string {
  return ((Math.round(Number(amount) * 100) - Math.round(Number(discount) * 100)) / 100).toFixed(2);
}
