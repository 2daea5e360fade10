import TransferAccount, { type Transfer } from "@/shared/order/payment/transfer-account";
import { sayDue, sayTransfer } from "@/shared/order/payment/transfer-words";

/** Show the deposit of an accepted quote, or what its job asks for, and the account to transfer it to. */
export default function PayDeposit({ transfer }: { transfer: Transfer }) {
  return (
    <section
      aria-labelledby="payment"
      className="flex flex-col gap-4 border-accent border-l-2 bg-surface p-5"
    >
      <div>
        <h2 id="payment" className="eyebrow mb-1 font-sans text-subtle">
          Payment
        </h2>
        <p className="font-display text-h3 tabular">{sayDue(transfer.what, transfer.amount)}</p>
      </div>
      <p className="text-muted">{sayTransfer(transfer.reference)}</p>
      <TransferAccount transfer={transfer} />
    </section>
  );
}
