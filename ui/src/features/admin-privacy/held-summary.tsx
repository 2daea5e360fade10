import { SearchX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { TimeText } from "@/shared/admin/time-text";
import { cx } from "@/shared/lib/cx";
import { formatPrice } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { EmptyState } from "@/shared/ui/empty-state";
import { Link } from "@/shared/ui/link";
import { type Held, type Person, useErasePerson, useExportPerson } from "./use-person";

interface HeldSummaryProps {
  held: Held;
  /** Whom it was looked up for. */
  person: Person;
  onErased: () => void;
}

export function HeldSummary({ held, person, onErased }: HeldSummaryProps) {
  const save = useExportPerson();
  const { orders, inquiries, mails, deleted, withdrawals } = held;
  const sought = describePerson(person);
  if (orders.length + inquiries.length + mails.length + deleted.length + withdrawals.length === 0)
    return (
      <EmptyState icon={SearchX} title="Nothing is held">
        No order, message or mail carries {sought}. Visits of the site carry nobody's name.
      </EmptyState>
    );
  return (
    <section aria-labelledby="held" className="flex max-w-form flex-col gap-6">
      <h2 id="held" className="headline text-h3 [overflow-wrap:anywhere]">
        Held on {sought}
      </h2>
      <HeldGroup title={countOf(orders.length, "order")}>
        {orders.map((order) => (
          <HeldRow
            key={order.id}
            time={order.createdAt}
            whose={{ name: order.customerName, email: order.customerEmail }}
            note={`${formatPrice(order.total)}, ${order.status}`}
          >
            <Link className="underline underline-offset-4" to={`/admin/orders/${order.id}`}>
              Order {order.orderNumber}
            </Link>
          </HeldRow>
        ))}
      </HeldGroup>
      <HeldGroup title={countOf(inquiries.length, "message")}>
        {inquiries.map((inquiry) => (
          <HeldRow key={inquiry.id} time={inquiry.createdAt} whose={inquiry} note={noteOf(inquiry)}>
            {inquiry.message}
          </HeldRow>
        ))}
      </HeldGroup>
      <HeldGroup title={countOf(deleted.length, "deleted message")}>
        {deleted.map(({ inquiry, deletedAt }) => (
          <HeldRow key={inquiry.id} time={deletedAt} whose={inquiry} note="can be brought back">
            {inquiry.message}
          </HeldRow>
        ))}
      </HeldGroup>
      <HeldGroup title={countOf(withdrawals.length, "withdrawal")}>
        {withdrawals.map((withdrawal) => (
          <HeldRow
            key={withdrawal.reference}
            time={withdrawal.receivedAt}
            whose={withdrawal}
            note={withdrawal.status}
          >
            Withdrawal {withdrawal.reference}: {withdrawal.orderText}
          </HeldRow>
        ))}
      </HeldGroup>
      <HeldGroup title={countOf(mails.length, "mail")}>
        {mails.map((mail) => (
          <HeldRow key={mail.id} time={mail.createdAt} note={mail.status.replace("_", " ")}>
            {mail.subject}
          </HeldRow>
        ))}
      </HeldGroup>
      <div className="flex flex-wrap gap-3">
        <Button pending={save.isPending} pendingLabel="Writing…" onClick={() => save.mutate(person)}>
          Save as a file
        </Button>
        <ErasePerson person={person} sought={sought} onErased={onErased} />
      </div>
    </section>
  );
}

/** "answered, 2 answers". */
function noteOf({ status, replies }: Held["inquiries"][number]): string {
  return replies.length > 0 ? `${status}, ${countOf(replies.length, "answer")}` : status;
}

function describePerson({ detail, text }: Person): string {
  return detail === "orderNumber" ? `order ${text.trim().replace("#", "")}` : text.trim();
}

function HeldGroup({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 font-sans font-semibold">{title}</h3>
      <ul className="border-line border-t">{children}</ul>
    </div>
  );
}

interface HeldRowProps {
  time: string;
  note: string;
  /** Tells people of one name or phone apart. */
  whose?: { name: string; email: string };
  children: ReactNode;
}

function HeldRow({ time, note, whose, children }: HeldRowProps) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 border-line border-b py-2">
      <span
        className={cx(
          "mr-auto line-clamp-2 min-w-0 max-w-full [overflow-wrap:anywhere]",
          whose && "basis-full",
        )}
      >
        {children}
      </span>
      {whose && (
        <span className="mr-auto text-muted [overflow-wrap:anywhere]">
          {[whose.name, whose.email].filter(Boolean).join(", ")}
        </span>
      )}
      <span className="text-muted tabular">{note}</span>
      <span className="text-muted">
        <TimeText of={time} />
      </span>
    </li>
  );
}

function ErasePerson({ person, sought, onErased }: Omit<HeldSummaryProps, "held"> & { sought: string }) {
  const [confirming, setConfirming] = useState(false);
  const erase = useErasePerson();
  return (
    <>
      <Button variant="danger" onClick={() => setConfirming(true)}>
        Erase this person
      </Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => erase.mutateAsync(person).then(onErased)}
        title={`Erase ${sought}?`}
        description={
          "Messages and mails are removed. Orders keep their lines and sums for your books, but lose name, addresses, " +
          "phone, tracking and notes. This cannot be undone. Tax law may oblige you to keep an invoice with its name: " +
          "save the file first. Backups made before still hold the person; restored, they lose the person again. Delete those " +
          "that you made yourself: they stay until you do."
        }
        confirmLabel="Erase"
        pendingLabel="Erasing…"
        destructive
      />
    </>
  );
}
