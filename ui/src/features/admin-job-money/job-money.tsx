import { useState } from "react";
import { FormDialog } from "@/shared/admin/forms/form-dialog";
import { Loaded } from "@/shared/admin/loaded";
import { DocumentDialog } from "@/shared/admin/money/document-dialog";
import { type Documented, makeable } from "@/shared/admin/money/document-draft";
import { DocumentsPanel } from "@/shared/admin/money/documents-panel";
import { PaymentList } from "@/shared/admin/money/payment-list";
import { PaymentMark } from "@/shared/admin/money/payment-mark";
import { OWN_METHODS, type PaymentMethod } from "@/shared/admin/money/payment-words";
import { RefundForm } from "@/shared/admin/money/refund-form";
import { TakePaymentForm } from "@/shared/admin/money/take-payment-form";
import { Panel } from "@/shared/admin/panel";
import { formatCents, formatPrice, toCents } from "@/shared/lib/money";
import { sayNumber } from "@/shared/lib/practice";
import { Button } from "@/shared/ui/button";
import {
  type JobMoneyAnswer,
  useJobMoney,
  useMakeDocument,
  useRefund,
  useTakePayment,
} from "./use-job-money";

/** Show a job's payments and documents, and the buttons for them. */
export function JobMoney({ jobId }: { jobId: string }) {
  const money = useJobMoney(jobId);
  return (
    <Loaded query={money} failure="The payments of the job could not be loaded.">
      {(loaded) => (
        <>
          <JobPayments money={loaded} />
          <JobDocuments money={loaded} />
        </>
      )}
    </Loaded>
  );
}

function JobPayments({ money }: { money: JobMoneyAnswer }) {
  const { payments, owed, total, status } = money;
  const isRefundable = toCents(money.refundable) > 0;
  return (
    <Panel title="Payment" action={<PaymentMark state={money.paymentState} />}>
      <p className="flex justify-between gap-4 font-semibold">
        <span>Total</span>
        <span className="tabular">{formatPrice(total)}</span>
      </p>
      <Deposit money={money} />
      {payments.length > 0 ? (
        <PaymentList payments={payments} owed={owed} />
      ) : (
        <p className="text-muted">No payment recorded.</p>
      )}
      {status === "cancelled" && isRefundable && (
        <p role="note" className="border-danger border-l-2 pl-3 text-danger">
          Paid, although the job is cancelled.
        </p>
      )}
      <div className="flex flex-wrap gap-3 *:flex-1">
        {status !== "cancelled" && <TakePayment money={money} />}
        {isRefundable && <GiveRefund money={money} />}
      </div>
    </Panel>
  );
}

/** Show the deposit that was asked for, and whether it was paid. */
function Deposit({ money }: { money: JobMoneyAnswer }) {
  const cents = toCents(money.depositOwed);
  const said = describeDeposit(money);
  if (!said) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span>{said}</span>
      {cents > 0 && <TakePayment money={money} asked={{ cents, reason: "Deposit" }} />}
    </div>
  );
}

/** Say what became of a deposit. Nothing is said of one that was not paid and that nobody waits for any more. */
function describeDeposit({ deposit, depositOwed, paid, refunded }: JobMoneyAnswer): string | undefined {
  const asked = toCents(deposit ?? "0");
  if (asked === 0) return undefined;
  const said = `Deposit of ${formatCents(asked)}`;
  if (toCents(depositOwed) > 0) return `${said} asked for`;
  if (toCents(paid) < asked) return undefined;
  // A refund does not make it due again: it is part of what is to be paid in the end.
  const missing = asked - toCents(paid) + toCents(refunded);
  if (missing <= 0) return `${said} is paid`;
  return missing < asked
    ? `${said} was paid, ${formatCents(missing)} of it refunded`
    : `${said} was paid, then refunded`;
}

/** Show the next step of a ready job that is about money: its invoice, then its payment. */
export function JobMoneyStep({ money }: { money: JobMoneyAnswer }) {
  const step = moneyStepOf(money);
  if (step === "payment") return <TakePayment money={money} isMain />;
  return step && <MakeInvoice money={money} />;
}

/** Return that step; nothing where all is paid and a document says so. */
export function moneyStepOf(money: JobMoneyAnswer | undefined): "invoice" | "payment" | undefined {
  if (!money || toCents(money.total) === 0) return undefined;
  if (money.documents.length === 0 && makeable(money).includes("invoice")) return "invoice";
  return toCents(money.owed) > 0 ? "payment" : undefined;
}

function MakeInvoice({ money }: { money: JobMoneyAnswer }) {
  const [open, setOpen] = useState(false);
  const make = useMakeDocument(money);
  return (
    <>
      <Button size="small" variant="primary" onClick={() => setOpen(true)}>
        Make invoice…
      </Button>
      {open && (
        <DocumentDialog of={documentedOf(money)} make={make} kind="invoice" onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface TakePaymentProps {
  money: JobMoneyAnswer;
  /** It is the next step. */
  isMain?: boolean;
  /** The deposit, or else all that is owed. */
  asked?: { cents: number; reason: string };
}

function TakePayment({ money, asked, isMain = false }: TakePaymentProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const take = useTakePayment(money);
  return (
    <>
      <Button
        size={asked || isMain ? "small" : undefined}
        variant={isMain ? "primary" : "secondary"}
        onClick={() => setOpen(true)}
      >
        {asked ? "Take deposit" : "Take payment"}
      </Button>
      <FormDialog
        open={open}
        onClose={close}
        title={`${asked ? "Deposit" : "Payment"} for job ${sayNumber(money.number)}`}
      >
        <TakePaymentForm sale={money} take={take} asked={asked} />
      </FormDialog>
    </>
  );
}

function GiveRefund({ money }: { money: JobMoneyAnswer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Refund…</Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Refund of job ${sayNumber(money.number)}`}
        description={`${formatPrice(money.refundable)} of what was paid can go back.`}
      >
        <RefundJob money={money} />
      </FormDialog>
    </>
  );
}

function RefundJob({ money }: { money: JobMoneyAnswer }) {
  const give = useRefund(money);
  return <RefundForm sale={money} email={money.email} methods={methodsOf(money)} give={give} />;
}

/** Money goes back to a card only where one was charged here. */
function methodsOf({ payments }: JobMoneyAnswer): PaymentMethod[] {
  const isByCard = payments.some(({ method, state }) => method === "card_online" && state === "succeeded");
  return isByCard ? ["card_online", ...OWN_METHODS] : OWN_METHODS;
}

function JobDocuments({ money }: { money: JobMoneyAnswer }) {
  return <DocumentsPanel of={documentedOf(money)} make={useMakeDocument(money)} />;
}

function documentedOf(money: JobMoneyAnswer): Documented {
  const { number, customer, address, email, documents, status, paymentState } = money;
  return {
    called: `job ${sayNumber(number)}`,
    name: customer,
    address,
    email,
    documents,
    status,
    paymentState,
  };
}
