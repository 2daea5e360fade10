import { Wrench } from "lucide-react";
import { useState } from "react";
import { type Customer, CustomerSearch } from "@/shared/admin/customers/customer-search";
import { RowDialog } from "@/shared/admin/forms/row-dialog";
import { useBookJob } from "@/shared/admin/jobs/use-job-list";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { Icon } from "@/shared/ui/icon";
import { useBookWalkIn } from "./use-new-job";

const WALK_IN = [
  { name: "name", label: "Name" },
  { name: "phone", label: "Phone", optional: true },
  { name: "label", label: "Car", optional: true, car: { modelId: null } },
  { name: "plate", label: "Plate", optional: true },
];

/** Book a job without a quote, for a customer who is found or for a new one. */
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
  return (
    <div className="flex flex-col gap-4">
      <CustomerSearch showsAll>{(customer) => <FoundCustomer contact={customer} />}</CustomerSearch>
      <div className="dialog-buttons">
        <Button onClick={onClose}>Cancel</Button>
        <Button onClick={onNew}>New customer</Button>
      </div>
    </div>
  );
}

/** Show a customer, and a button for each of their cars. */
function FoundCustomer({ contact: { id, name, phone, cars } }: { contact: Customer }) {
  const { mutate, isPending } = useBookJob();
  const choices = cars.length > 0 ? cars : [{ id: null, label: "Without a car", plate: null }];
  return (
    <div className="flex flex-col gap-2">
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
    </div>
  );
}
