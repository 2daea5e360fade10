import { TicketPercent } from "lucide-react";
import type { DiscountRow } from "@/shared/admin/discounts/use-discounts";
import { ChangeButtons } from "@/shared/admin/forms/row-tools";
import { CAN_COME_BACK } from "@/shared/admin/undo";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { EmptyState } from "@/shared/ui/empty-state";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { DiscountDialog } from "./discount-dialog";
import { limitsOf, usedSoFar, whatItGives } from "./discount-words";
import { useRemoveDiscount, useSwitchDiscount } from "./use-discount-calls";

/** The owner's next action. */
export type DiscountQuestion = { act: "add" } | { act: "edit" | "delete"; row: DiscountRow };

interface DiscountListProps {
  discounts: DiscountRow[];
  question: DiscountQuestion | undefined;
  onAsk: (question: DiscountQuestion | undefined) => void;
}

/** List the codes, each with what it gives and what it has taken off so far. */
export function DiscountList({ discounts, question, onAsk }: DiscountListProps) {
  const remove = useRemoveDiscount();
  const close = () => onAsk(undefined);
  const row = question && question.act !== "add" ? question.row : undefined;
  return (
    <>
      {discounts.length === 0 ? (
        <NoDiscounts onAdd={() => onAsk({ act: "add" })} />
      ) : (
        <ul aria-label="Discount codes" className="border-line border-t">
          {discounts.map((each) => (
            <Row key={each.id} row={each} onAsk={onAsk} />
          ))}
        </ul>
      )}
      {question && question.act !== "delete" && (
        <DiscountDialog key={row?.id ?? "new"} row={row} onClose={close} />
      )}
      <ConfirmDialog
        open={question?.act === "delete"}
        onClose={close}
        onConfirm={async () => row && remove.mutateAsync(row)}
        title={`Delete ${row?.code}?`}
        description={`Orders that used it stay as they are. ${CAN_COME_BACK}`}
        confirmLabel="Delete code"
        pendingLabel="Deleting…"
        destructive
      />
    </>
  );
}

function NoDiscounts({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={TicketPercent}
      title="No discount codes yet"
      action={
        <Button variant="primary" onClick={onAdd}>
          Add your first code
        </Button>
      }
    >
      Give regulars a code for their cart. Once there is one, the cart has a field for it.
    </EmptyState>
  );
}

interface RowProps {
  row: DiscountRow;
  onAsk: (question: DiscountQuestion) => void;
}

function Row({ row, onAsk }: RowProps) {
  const change = useSwitchDiscount(row);
  const limits = limitsOf(row);
  return (
    <li id={row.id} className="list-row border-line border-b">
      <span className="wrap-anywhere min-w-0 grow basis-full sm:basis-0">
        <span className="block font-semibold">{row.code}</span>
        <span className="block">{whatItGives(row)}</span>
        {limits && <span className="block text-muted">{limits}</span>}
      </span>
      <span className="text-muted tabular">{usedSoFar(row)}</span>
      <span className="row-tools">
        <Checkbox
          label="Switched on"
          aria-label={`${row.code} is switched on`}
          checked={row.active}
          disabled={change.isPending}
          onChange={() => change.mutate()}
        />
        <ChangeButtons row={row} name={row.code} onAsk={onAsk} />
      </span>
    </li>
  );
}
