import { SearchX } from "lucide-react";
import { countOf } from "@/shared/admin/count-of";
import { DocumentLink } from "@/shared/admin/money/document-link";
import { formatPrice } from "@/shared/lib/money";
import { sayNumber } from "@/shared/lib/practice";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { Link } from "@/shared/ui/link";
import { ErasePerson } from "./erase-person";
import { formatDay } from "./format-day";
import { HeldGroup, HeldRow } from "./held-group";
import { type Held, type Person, useExportPerson } from "./use-person";

interface HeldSummaryProps {
  held: Held;
  /** The person whose data it is. */
  person: Person;
  onErased: () => void;
}

export function HeldSummary({ held, person, onErased }: HeldSummaryProps) {
  const save = useExportPerson();
  const { orders, inquiries, mails, deleted, withdrawals, documents, jobs, photos, works } = held;
  const { contacts, deletedCustomers, stockWaits } = held;
  const sought = describePerson(person);
  if (
    [
      ...[orders, inquiries, mails, deleted, withdrawals],
      ...[documents, contacts, deletedCustomers, jobs, stockWaits],
    ].every(({ length }) => length === 0)
  )
    return (
      <EmptyState icon={SearchX} title="Nothing stored">
        No order, enquiry or e-mail has {sought}. Website visits are not linked to names.
      </EmptyState>
    );
  return (
    <section aria-labelledby="held" className="flex max-w-form flex-col gap-6">
      <h2 id="held" className="headline text-h3 [overflow-wrap:anywhere]">
        Stored about {sought}
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
            Withdrawal {sayNumber(withdrawal.reference)}: {withdrawal.orderText}
          </HeldRow>
        ))}
      </HeldGroup>
      <HeldGroup title={countOf(documents.length, "document")}>
        {documents.map((document) => (
          <HeldRow
            key={document.id}
            time={document.issuedAt}
            note={`${formatPrice(document.total)}, stays until ${formatDay(document.retainedUntil)}`}
          >
            <DocumentLink document={document} />
          </HeldRow>
        ))}
      </HeldGroup>
      <HeldGroup title={countOf(contacts.length, "customer")}>
        {contacts.map(({ id, name, email, createdAt, cars }) => (
          <HeldRow
            key={id}
            time={createdAt}
            whose={{ name, email: email ?? "" }}
            note={countOf(cars.length, "car")}
          >
            <Link className="underline underline-offset-4" to={`/admin/contacts/${id}`}>
              In the customer list
            </Link>
          </HeldRow>
        ))}
      </HeldGroup>
      <HeldGroup title={`${deletedCustomers.length} in the bin`}>
        {deletedCustomers.map(({ what, name, deletedAt }) => (
          <HeldRow key={`${what} ${deletedAt}`} time={deletedAt} note="can be brought back">
            {what === "contact" ? "Customer" : what.charAt(0).toUpperCase() + what.slice(1)} {name}
          </HeldRow>
        ))}
      </HeldGroup>
      <HeldGroup title={countOf(jobs.length, "job")}>
        {jobs.map((job) => (
          <HeldRow
            key={job.id}
            time={job.createdAt}
            note={`${formatPrice(job.total)}, ${job.status.replace("_", " ")}`}
          >
            <Link className="underline underline-offset-4" to={`/admin/jobs/${job.id}`}>
              Job {sayNumber(job.number)}
            </Link>
          </HeldRow>
        ))}
      </HeldGroup>
      <HeldGroup title={countOf(photos.length, "photo")}>
        {photos.map(({ url, of, createdAt, note }) => (
          <HeldRow key={url} time={createdAt} note={of === "job" ? "of a job" : "of a message"}>
            <a className="underline underline-offset-4" href={url} target="_blank" rel="noopener">
              {note || "Photo"}
            </a>
          </HeldRow>
        ))}
      </HeldGroup>
      <HeldGroup title={countOf(works.length, "gallery item")}>
        {works.map(({ id, title, createdAt, agreedOn }) => (
          <HeldRow key={id} time={createdAt} note={agreedOn ? `agreed on ${agreedOn}` : ""}>
            <Link className="underline underline-offset-4" to="/admin/gallery">
              {title}
            </Link>
          </HeldRow>
        ))}
      </HeldGroup>
      <HeldGroup title={`${stockWaits.length} waiting for a part`}>
        {stockWaits.map(({ id, product, createdAt, confirmedAt }) => (
          <HeldRow key={id} time={createdAt} note={confirmedAt ? "confirmed" : "not confirmed"}>
            E-mail when {product} is back in stock
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
        <Button pending={save.isPending} pendingLabel="Saving…" onClick={() => save.mutate(person)}>
          Save as a file
        </Button>
        <ErasePerson held={held} person={person} sought={sought} onErased={onErased} />
      </div>
    </section>
  );
}

/** Return "answered, 2 answers". */
function noteOf({ status, replies }: Held["inquiries"][number]): string {
  return replies.length > 0 ? `${status}, ${countOf(replies.length, "answer")}` : status;
}

/** Describe the detail in words. */
export function describePerson({ detail, text }: Person): string {
  return detail === "orderNumber" ? `order ${text.trim().replace("#", "")}` : text.trim();
}
