import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { RowDialog } from "@/shared/admin/forms/row-dialog";
import { Button } from "@/shared/ui/button";
import { IconButton } from "@/shared/ui/icon-button";
import { carFields, carInWords } from "./contact-fields";
import { type Car, type Contact, useRemoveCar, useSaveCar } from "./use-contacts";

type Typed = Parameters<ReturnType<typeof useSaveCar>["mutateAsync"]>[0];

/** List the cars of a customer, each to be changed and deleted. */
export function CarList({ contact: { id, cars } }: { contact: Contact }) {
  const [isAdding, setAdding] = useState(false);
  const save = useSaveCar(id);
  return (
    <section aria-labelledby="cars" className="panel p-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="cars" className="font-sans font-semibold">
          Cars
        </h2>
        <Button size="small" onClick={() => setAdding(true)}>
          Add car
        </Button>
      </div>
      {cars.length === 0 && <p className="text-muted">No car yet.</p>}
      <ul>
        {cars.map((car) => (
          <CarLine key={car.id} car={car} contactId={id} />
        ))}
      </ul>
      <RowDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        title="Add car"
        fields={carFields()}
        saveLabel="Add car"
        onSave={(typed) => save.mutateAsync(typed as unknown as Typed)}
      />
    </section>
  );
}

function CarLine({ car, contactId }: { car: Car; contactId: string }) {
  const [isEditing, setEditing] = useState(false);
  const save = useSaveCar(contactId, car.id);
  const remove = useRemoveCar(car.id);
  const words = carInWords(car);
  return (
    <li className="flex items-center gap-3 border-line border-t py-2">
      <span className="wrap-anywhere min-w-0 grow">
        {words}
        {car.vin && <span className="block text-muted">VIN {car.vin}</span>}
        {car.note && <span className="block whitespace-pre-line text-muted">{car.note}</span>}
      </span>
      <IconButton icon={Pencil} label={`Edit ${words}`} onClick={() => setEditing(true)} />
      <IconButton icon={Trash2} label={`Delete ${words}`} onClick={() => remove.mutate()} />
      <RowDialog
        open={isEditing}
        onClose={() => setEditing(false)}
        title={`Edit ${car.label}`}
        fields={carFields(car)}
        saveLabel="Save"
        onSave={(typed) => save.mutateAsync(typed as unknown as Typed)}
      />
    </li>
  );
}
