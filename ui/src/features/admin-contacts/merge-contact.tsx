import { useState } from "react";
import { type Customer, CustomerChoice, CustomerSearch } from "@/shared/admin/customers/customer-search";
import { Segments } from "@/shared/admin/forms/segments";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { type Contact, type MergeField, useMergeContact } from "./use-contacts";

const FIELDS: { name: MergeField; label: string }[] = [
  { name: "name", label: "Name" },
  { name: "email", label: "E-mail" },
  { name: "phone", label: "Phone" },
  { name: "address", label: "Address" },
];

/** Merge another entry of the same person into this one. */
export function MergeContact({ contact }: { contact: Contact }) {
  const [isOpen, setOpen] = useState(false);
  const [other, setOther] = useState<Customer>();
  const close = () => {
    setOpen(false);
    setOther(undefined);
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Merge with…
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={other ? `Merge ${other.name} into ${contact.name}?` : `Merge ${contact.name} with…`}
        description={
          other
            ? "Orders, jobs, quotes, enquiries, cars and notes of both are combined. You can undo this for 30 days."
            : "Choose the other entry for this person."
        }
      >
        {other ? (
          <ChooseFields contact={contact} other={other} onBack={() => setOther(undefined)} onDone={close} />
        ) : (
          <>
            <CustomerSearch but={contact.id} likelyFirst showsAll>
              {(found) => <CustomerChoice customer={found} label="Choose" onChoose={setOther} />}
            </CustomerSearch>
            <div className="dialog-buttons">
              <Button onClick={close}>Cancel</Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}

interface ChooseFieldsProps {
  contact: Contact;
  other: Customer;
  onBack: () => void;
  onDone: () => void;
}

/** Ask where both differ. What only one of them has is taken over. */
function ChooseFields({ contact, other, onBack, onDone }: ChooseFieldsProps) {
  const [taken, setTaken] = useState<MergeField[]>([]);
  const merge = useMergeContact(contact.id);
  const differing = FIELDS.filter(
    ({ name }) => contact[name] && other[name] && contact[name] !== other[name],
  );
  const choose = (name: MergeField, whose: string) =>
    setTaken([...taken.filter((each) => each !== name), ...(whose === "other" ? [name] : [])]);
  return (
    <div className="flex flex-col gap-4">
      {differing.map(({ name, label }) => (
        <div key={name} className="flex flex-col gap-1">
          <span className="text-muted">{label} to keep</span>
          <Segments
            label={`${label} to keep`}
            value={taken.includes(name) ? "other" : "this"}
            onChange={(whose) => choose(name, whose)}
            options={[
              { value: "this", label: contact[name] ?? "" },
              { value: "other", label: other[name] ?? "" },
            ]}
          />
        </div>
      ))}
      <p className="text-muted">Both e-mail addresses and phone numbers still lead to this customer.</p>
      <div className="dialog-buttons">
        <Button onClick={onBack}>Back</Button>
        <Button
          variant="primary"
          pending={merge.isPending}
          pendingLabel="Merging…"
          onClick={() => merge.mutate({ otherId: other.id, taken }, { onSuccess: onDone })}
        >
          Merge
        </Button>
      </div>
    </div>
  );
}
