import { type ReactNode, useState } from "react";
import { RowDialog } from "@/shared/admin/forms/row-dialog";
import { type HistoryEntry, HistoryList } from "@/shared/admin/history-list";
import { ContactJobs } from "@/shared/admin/jobs/contact-jobs";
import { ContactQuotes } from "@/shared/admin/quotes/contact-quotes";
import { CAN_COME_BACK } from "@/shared/admin/undo";
import type { components } from "@/shared/api/schema";
import { formatPrice } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { CarList } from "./car-list";
import { contactFields } from "./contact-fields";
import { MergeContact } from "./merge-contact";
import { MoveAway } from "./move-away";
import { type Contact, useChangeContact, useRemoveContact } from "./use-contacts";

const LINK = "text-accent underline underline-offset-4 hover:text-accent-hover";

type ContactDetailProps = components["schemas"]["ContactDetailView"] & {
  /** The section with export and erase. */
  privacy: ReactNode;
};

/** Show a customer: how to reach them, their cars, their money, and everything that they sent. */
export function ContactDetail({ contact, history, also, paid, owed, privacy }: ContactDetailProps) {
  // Their jobs have a list of their own.
  const sent = history.filter(({ kind }) => kind !== "job");
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <ContactFacts contact={contact} also={also} history={history} privacy={privacy}>
        <Fact name="Paid">{formatPrice(paid)}</Fact>
        {owed !== "0.00" && <Fact name="To pay">{formatPrice(owed)}</Fact>}
      </ContactFacts>
      <div className="flex min-w-0 flex-col gap-5">
        <CarList contact={contact} />
        <ContactJobs
          contactId={contact.id}
          carId={contact.cars.length === 1 ? (contact.cars[0]?.id ?? null) : null}
        />
        <ContactQuotes contactId={contact.id} />
        <section aria-labelledby="history" className="panel p-5">
          <h2 id="history" className="mb-2 font-sans font-semibold">
            Orders, enquiries and withdrawals
          </h2>
          {sent.length > 0 ? <HistoryList entries={sent} /> : <p className="text-muted">Nothing yet.</p>}
        </section>
      </div>
    </div>
  );
}

interface ContactFactsProps {
  contact: Contact;
  also: string[];
  history: HistoryEntry[];
  privacy: ReactNode;
  children: ReactNode;
}

function ContactFacts({ contact, also, history, privacy, children }: ContactFactsProps) {
  const { name, email, phone, address, note } = contact;
  const [isEditing, setEditing] = useState(false);
  const change = useChangeContact(contact.id);
  return (
    <section aria-label="Customer" className="panel p-5">
      <dl className="flex flex-col gap-3">
        <Fact name="E-mail">
          {email && (
            <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`} className={LINK}>
              {email}
            </a>
          )}
        </Fact>
        <Fact name="Phone">
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={LINK}>
              {phone}
            </a>
          )}
        </Fact>
        {also.length > 0 && <Fact name="Also">{also.join("\n")}</Fact>}
        <Fact name="Address">{address}</Fact>
        <Fact name="Note">{note}</Fact>
        {children}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="small" onClick={() => setEditing(true)}>
          Change
        </Button>
        <MergeContact contact={contact} />
        <MoveAway contact={contact} history={history} />
        <span className="ml-auto">
          <DeleteContact contact={contact} />
        </span>
      </div>
      <div className="mt-3 flex flex-wrap gap-3 border-line border-t pt-3">{privacy}</div>
      <RowDialog
        open={isEditing}
        onClose={() => setEditing(false)}
        title={`Change ${name}`}
        fields={contactFields(contact)}
        saveLabel="Save"
        onSave={(typed) => change.mutateAsync(typed)}
      />
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children || "–"}</dd>
    </div>
  );
}

function DeleteContact({ contact: { id, name } }: { contact: Contact }) {
  const [confirming, setConfirming] = useState(false);
  const remove = useRemoveContact(id);
  return (
    <>
      <Button size="small" variant="danger" onClick={() => setConfirming(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => remove.mutateAsync()}
        title={`Delete ${name}?`}
        description={`The customer, their cars and quotes are removed; orders and enquiries stay. ${CAN_COME_BACK}`}
        confirmLabel="Delete customer"
        pendingLabel="Deleting…"
        destructive
      />
    </>
  );
}
