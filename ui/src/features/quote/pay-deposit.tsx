import { PaymentSection } from "@/shared/order/payment/payment-section";
import TransferAccount from "@/shared/order/payment/transfer-account";
import { sayDue, type Transfer } from "@/shared/order/payment/transfer-words";

/** Show the deposit of an accepted quote, or what its job asks for, and the account to transfer it to. */
export default function PayDeposit({ transfer }: { transfer: Transfer }) {
  return (
    <PaymentSection
      due={<p className="font-display text-h3 tabular">{sayDue(transfer.what, transfer.amount)}</p>}
    >
      <TransferAccount transfer={transfer} />
    </PaymentSection>
  );
}
