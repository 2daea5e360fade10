import { formatPrice } from "@/shared/lib/money";
import { Input } from "@/shared/ui/input";
import { lackOf, type TillDraft, type Totals } from "./till-draft";

interface TillSumsProps {
  draft: TillDraft;
  totals: Totals | undefined;
  isStale: boolean;
  onOff: (off: string) => void;
  /** Is called for Enter in the discount. */
  onDone: () => void;
}

/** Show what is to pay: the discount on all of it, the tax, and the total in large figures. */
export function TillSums({ draft, totals, isStale, onOff, onDone }: TillSumsProps) {
  const lack = lackOf(draft);
  const shown = draft.lines.length > 0 && !lack ? totals : undefined;
  const isNone = draft.lines.length > 0 && !shown;
  return (
    <div className="grid gap-2" aria-busy={isStale || undefined}>
      {shown && (Number(shown.discount) > 0 || shown.taxMode === "added") && (
        <Row name="Subtotal" amount={formatPrice(shown.subtotal)} />
      )}
      {shown && Number(shown.discount) > 0 && (
        <Row name="Discount" amount={`−${formatPrice(shown.discount)}`} />
      )}
      {shown && shown.taxMode !== "none" && (
        <Row name={shown.taxMode === "included" ? "VAT in it" : "Tax"} amount={formatPrice(shown.tax)} />
      )}
      {draft.lines.length > 0 && (
        <div className="flex items-center justify-between gap-4">
          <span aria-hidden>Discount on all</span>
          <Input
            aria-label="Discount on all"
            placeholder="% or €"
            autoComplete="off"
            maxLength={12}
            value={draft.off}
            onKeyDown={({ key }) => key === "Enter" && onDone()}
            onChange={({ target }) => onOff(target.value)}
            className="till-off"
          />
        </div>
      )}
      <p className="till-total" data-testid="till-total">
        <span>Total</span>
        <output className="tabular">{isNone ? "–" : formatPrice(shown?.total ?? "0.00")}</output>
      </p>
      {lack && (
        <p role="status" className="text-danger">
          {lack}
        </p>
      )}
    </div>
  );
}

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <p className="flex justify-between gap-4 text-muted">
      <span>{name}</span>
      <span className="tabular">{amount}</span>
    </p>
  );
}
