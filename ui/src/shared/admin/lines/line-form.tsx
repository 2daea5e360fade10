import type { ReactNode } from "react";
import type { Amounts } from "@/shared/order/amount-rows";
import { OrderAmounts } from "@/shared/order/order-amounts";
import { Button } from "@/shared/ui/button";

interface LinesTotalProps {
  sums: Pick<Amounts, "subtotal" | "tax" | "taxes" | "total">;
  taxMode: Amounts["taxMode"];
  /** Without lines there is no tax to speak of. */
  hasLines: boolean;
}

/** Show the sum of lines that are never delivered. */
export function LinesTotal({ sums, taxMode, hasLines }: LinesTotalProps) {
  return (
    <OrderAmounts
      {...sums}
      taxMode={hasLines ? taxMode : "none"}
      taxRate="0"
      deliveryMethod={null}
      delivery="0.00"
    />
  );
}

interface LineFormProps extends LinesTotalProps {
  /** The fields and the lines. */
  children: ReactNode;
  /** What is shown below the sum, such as the buttons. */
  end: ReactNode;
  /** What is shown below that, in a panel of its own. */
  beside?: ReactNode;
}

/** Show the form of a quote or a job: its fields and lines, and beside them the sum, which stays in view. */
export function LineForm({ children, end, beside, ...total }: LineFormProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
      <div className="contents min-w-0 flex-col gap-5 lg:sticky lg:top-24 lg:flex">
        <section aria-label="Total" aria-live="polite" className="panel gap-4">
          <LinesTotal {...total} />
          {end}
        </section>
        {beside}
      </div>
    </div>
  );
}

interface SaveButtonsProps {
  isChanged: boolean;
  isPending: boolean;
  onCancel: () => void;
  onSave: () => void;
}

/** Show the buttons that end a change. Without one there is nothing to save. */
export function SaveButtons({ isChanged, isPending, onCancel, onSave }: SaveButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
      <Button size="small" variant="primary" held={!isChanged} pending={isPending} onClick={onSave}>
        Save
      </Button>
    </div>
  );
}
