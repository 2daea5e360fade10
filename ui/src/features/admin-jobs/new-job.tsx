import { Wrench } from "lucide-react";
import { useState } from "react";
import { RowDialog } from "@/shared/admin/forms/row-dialog";
import { SearchField } from "@/shared/admin/forms/search-field";
import { useBookJob } from "@/shared/admin/jobs/use-job-list";
import { Loaded } from "@/shared/admin/loaded";
import { useSettled } from "@/shared/admin/use-settled";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { Icon } from "@/shared/ui/icon";
import { type Contact, useBookWalkIn, useFoundContacts } from "./use-new-job";

const PAUSE = 200;
const WALK_IN = [
  { name: "name", label: "Name" },
  { name: "phone", label: "Phone", optional: true },
  { name: "label", label: "Car", hint: "Make and model", optional: true },
  { name: "plate", label: "Plate", optional: true },
];

/** Books a job without a quote, for a customer who is found or for a new one. */
export function NewJob() {
  const [step, setStep] = useState<"find" | "add">();
  const walkIn = useBookWalkIn();
  return (
    <>
      <Button size="small" variant="primary" onClick={() => setStep("find")}>
        <Icon of={Wrench} className="size-4" />
        New job
      </Button>
      <Dialog open={step === "find"} onClose={() => setStep(undefined)} title="New job">
        {step === "find" && <FindCustomer onNew={() => setStep("add")} onClose={() => setStep(undefined)} />}
      </Dialog>
      <RowDialog
        open={step === "add"}
        onClose={() => setStep(undefined)}
        title="New customer"
        fields={WALK_IN}
        saveLabel="Add and book"
        onSave={walkIn}
      />
    </>
  );
}

function FindCustomer({ onNew, onClose }: { onNew: () => void; onClose: () => void }) {
  const [search, setSearch] = useState("");
  const settled = useSettled(search.trim(), PAUSE);
  return (
    <div className="flex flex-col gap-4">
      <SearchField label="Name, phone or plate" value={search} onChange={setSearch} />
      <Loaded query={useFoundContacts(settled)} failure="The customers could not be loaded.">
        {({ contacts }) =>
          contacts.length > 0 ? (
            <ul aria-label="Customers">
              {contacts.map((contact) => (
                <FoundCustomer key={contact.id} contact={contact} />
              ))}
            </ul>
          ) : (
            <p className="text-muted">No customer found.</p>
          )
        }
      </Loaded>
      <div className="dialog-buttons">
        <Button onClick={onClose}>Cancel</Button>
        <Button onClick={onNew}>New customer</Button>
      </div>
    </div>
  );
}

/** A customer, and a button for each of their cars. */
function FoundCustomer({ contact: { id, name, phone, cars } }: { contact: Contact }) {
  const { mutate, isPending } = useBookJob();
  const choices = cars.length > 0 ? cars : [{ id: null, label: "Without a car", plate: null }];
  return (
    <li className="flex flex-col gap-2 border-line border-t py-3 first:border-t-0">
      <p className="wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {phone && <span className="text-muted">{`, ${phone}`}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map((car) => (
          <Button
            key={car.id}
            size="small"
            pending={isPending}
            aria-label={`Book for ${name}: ${car.label}`}
            onClick={() => mutate({ contactId: id, carId: car.id })}
          >
            {[car.label, car.plate].filter(Boolean).join(" · ")}
          </Button>
        ))}
      </div>
    </li>
  );
}
