import { METHOD_NAMES } from "@/shared/admin/money/payment-words";
import { serverFault, serverMessage } from "@/shared/api/api-error";
import { formatPrice } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { ErrorNote } from "@/shared/ui/error-note";
import type { Till } from "../use-till";
import { DoneSale, isCashSale } from "./done-sale";
import { Key } from "./key";
import { ParkedSales } from "./parked-sales";
import { PayPanel } from "./pay-panel";
import { ReceiptChoice } from "./receipt-choice";
import { WAYS } from "./settle-payment";
import { TillSums } from "./till-sums";
import type { Counter } from "./use-counter";
import { WAY_KEYS } from "./use-till-keys";

const NOT_ADDED_UP = "The sale could not be added up.";

interface SaleSideProps {
  till: Till;
  counter: Counter;
}

/** Show the total, how it is paid, the receipt, and the sales put aside. */
export function SaleSide({ till, counter }: SaleSideProps) {
  const { draft, paying, receipt, done } = counter;
  const isEmpty = draft.lines.length === 0;
  const { data: totals, error, refetch } = paying.totals;
  return (
    <aside aria-label="Total and payment" className="till-side panel gap-4">
      {done && isEmpty ? (
        <DoneSale
          sold={done.sold}
          onUndo={till.lastSale?.id === done.sold.order.id ? counter.askUndo : undefined}
          onPrint={done.sold.receipt ? receipt.print : undefined}
        />
      ) : (
        <TillSums
          draft={draft}
          totals={totals}
          isStale={paying.isStale}
          onOff={(off) => counter.change((now) => ({ ...now, off }))}
          onDone={counter.focus}
        />
      )}
      {done && !isEmpty && (
        <p role="status">{`Sale ${done.sold.order.orderNumber}: ${isCashSale(done.sold) ? `change ${formatPrice(done.sold.change)}` : "paid"}`}</p>
      )}
      {error && !isEmpty && <NotAddedUp error={error} onRetry={refetch} />}
      <Payment counter={counter} />
      <ReceiptChoice
        missing={till.missing}
        way={receipt.way}
        email={receipt.email}
        onChange={receipt.choose}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="small" held={!paying.canPay} pending={counter.isParking} onClick={counter.park}>
          <Key name="F9" />
          Put aside
        </Button>
        {!done && till.lastSale && (
          <Button size="small" variant="ghost" onClick={counter.askUndo}>
            <Key name="F10" />
            {`Undo sale ${till.lastSale.orderNumber}…`}
          </Button>
        )}
      </div>
      <ParkedSales parked={till.parked} onTakeUp={counter.takeUp} />
      {till.lastSale && <UndoSale sale={till.lastSale} counter={counter} />}
    </aside>
  );
}

/** Say why there is no total. What the server refuses, it refuses again; all else is tried again. */
function NotAddedUp({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const fault = serverFault(error);
  const refusal = fault ? undefined : serverMessage(error);
  if (!refusal)
    return <ErrorNote onRetry={onRetry}>{fault ? `${NOT_ADDED_UP} ${fault}` : NOT_ADDED_UP}</ErrorNote>;
  return (
    <p role="alert" className="text-danger">
      {refusal}
    </p>
  );
}

interface UndoSaleProps {
  sale: NonNullable<Till["lastSale"]>;
  counter: Counter;
}

/** Ask before a sale is undone, with the money that goes back to the customer. */
function UndoSale({ sale: { id, orderNumber, received }, counter }: UndoSaleProps) {
  const money = received.map(
    ({ method, amount }) => `${formatPrice(amount)} ${GIVEN_BACK[method] ?? method}`,
  );
  return (
    <ConfirmDialog
      open={counter.isUndoOpen}
      onClose={counter.leaveUndo}
      onConfirm={() => counter.undo(id)}
      title={`Undo sale ${orderNumber}?`}
      description={`Its pieces go back in stock. ${money.length > 0 ? `Give the customer back ${money.join(" and ")}.` : "Nothing was paid."}`}
      confirmLabel="Undo the sale"
      pendingLabel="Undoing…"
      destructive
    />
  );
}

const GIVEN_BACK: Record<string, string> = { cash: "in cash", terminal: "by card", transfer: "by transfer" };

/** Choose the way of paying, then take the money. */
function Payment({ counter }: { counter: Counter }) {
  const { paying, focus, scans } = counter;
  if (paying.paying) {
    const leave = () => {
      paying.leave();
      focus();
    };
    return (
      <PayPanel
        {...paying.paying}
        settled={paying.settled}
        isBusy={paying.isBusy}
        onType={paying.type}
        onPay={() => scans.after(paying.pay)}
        onClose={leave}
      />
    );
  }
  return (
    <div className="grid grid-cols-3 gap-3">
      {WAYS.map((way) => (
        <Button
          key={way}
          variant={way === "cash" ? "primary" : "secondary"}
          held={!paying.canPay}
          onClick={() => paying.begin(way)}
        >
          <Key name={WAY_KEYS[way]} />
          {METHOD_NAMES[way]}
        </Button>
      ))}
    </div>
  );
}
