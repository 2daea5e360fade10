import type { ProductOption } from "@/shared/api/types";
import { cx } from "@/shared/lib/cx";
import { formatPrice } from "@/shared/lib/money";

interface ProductOptionsProps {
  options: ProductOption[];
  /** Those without stock can be ordered all the same. */
  leadDays: number | null;
  chosen: ProductOption | undefined;
  onChoose: (id: string) => void;
  /** The price is said beside each name where they differ. */
  priced: boolean;
}

/** Show the options as buttons. One that is sold out is struck through, and can still be looked at. */
export default function ProductOptions({ options, leadDays, chosen, onChoose, priced }: ProductOptionsProps) {
  return (
    <fieldset id="options" className="min-w-0">
      <legend className="mb-2 text-small">
        <span className="font-semibold text-body">Option</span>
        <span className="text-muted">: {chosen ? describe(chosen, leadDays) : "please choose one"}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.id}
            className={cx(
              "flex min-h-11 items-center gap-2 rounded-control border border-line px-4 py-2 transition-colors",
              "hover:border-text has-checked:border-accent has-checked:bg-surface has-focus-visible:border-text",
              isSoldOut(option, leadDays) && "text-subtle",
            )}
          >
            <input
              type="radio"
              name="option"
              value={option.id}
              checked={option === chosen}
              onChange={() => onChoose(option.id)}
              className="sr-only"
            />
            <Name name={option.name} isSoldOut={isSoldOut(option, leadDays)} />
            {priced && <span className="text-muted text-small tabular">{formatPrice(option.price)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const isSoldOut = ({ inventory }: ProductOption, leadDays: number | null) =>
  inventory === 0 && leadDays === null;

function Name({ name, isSoldOut }: { name: string; isSoldOut: boolean }) {
  if (!isSoldOut) return <span>{name}</span>;
  return (
    <>
      <s>{name}</s>
      <span className="sr-only">, sold out</span>
    </>
  );
}

function describe(option: ProductOption, leadDays: number | null): string {
  const { name, sku } = option;
  const number = sku ? ` (${sku})` : "";
  return isSoldOut(option, leadDays) ? `${name}${number} is sold out` : `${name}${number}`;
}
