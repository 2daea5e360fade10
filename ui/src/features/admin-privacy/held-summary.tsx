import { SearchX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { TimeText } from "@/shared/admin/time-text";
import { formatPrice } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { EmptyState } from "@/shared/ui/empty-state";
import { Link } from "@/shared/ui/link";
import { type Held, useErasePerson, useExportPerson } from "./use-person";

export function HeldSummary({ held, onErased }: { held: Held; onErased: () => void }) {
  const save = useExportPerson();
  const { email, orders, inquiries, mails, deletedInquiries } = held;
  if (orders.length + inquiries.length + mails.length + deletedInquiries === 0)
    return (
      <EmptyState icon={SearchX} title="Nothing is held">
        No order, message or mail carries {email}. Visits of the site carry nobody's name.
      </EmptyState>
    );
  return (
    <section aria-labelledby="held" className="flex max-w-form flex-col gap-6">
      <h2 id="held" className="headline text-h3 [overflow-wrap:anywhere]">
        Held on {email}
      </h2>
      <HeldGroup title={countOf(orders.length, "order")}>
        {orders.map((order) => (
          <HeldRow
            key={order.id}
            time={order.createdAt}
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
          <HeldRow key={inquiry.id} time={inquiry.createdAt} note={inquiry.status}>
            {inquiry.message}
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
      {deletedInquiries > 0 && (
        <p className="text-muted">
          {countOf(deletedInquiries, "deleted message")} could still be brought back; erasing forgets that
          too.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button pending={save.isPending} pendingLabel="Writing…" onClick={() => save.mutate(email)}>
          Save as a file
        </Button>
        <ErasePerson held={held} onErased={onErased} />
      </div>
    </section>
  );
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

function HeldRow({ time, note, children }: { time: string; note: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 border-line border-b py-2">
      <span className="mr-auto line-clamp-2 min-w-0 max-w-full [overflow-wrap:anywhere]">{children}</span>
      <span className="text-muted tabular">{note}</span>
      <span className="text-muted">
        <TimeText of={time} />
      </span>
    </li>
  );
}

function ErasePerson({ held, onErased }: { held: Held; onErased: () => void }) {
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
        onConfirm={() => erase.mutateAsync(held.email).then(onErased)}
        title={`Erase ${held.email}?`}
        description={
          "Messages and mails are removed. Orders keep their lines and sums for your books, but lose name, addresses, " +
          "phone, tracking and notes. This cannot be undone. Tax law may oblige you to keep an invoice with its name: " +
          "save the file first. Backups made before still hold the person until they are replaced."
        }
        confirmLabel="Erase"
        pendingLabel="Erasing…"
        destructive
      />
    </>
  );
}
