import { useState } from "react";
import { SelectInput } from "@/shared/admin/forms/inputs";
import { RowDialog } from "@/shared/admin/forms/row-dialog";
import type { RowField } from "@/shared/admin/forms/row-fields";
import { refreshContacts } from "@/shared/admin/refresh-contacts";
import { useCall } from "@/shared/admin/use-call";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { nameCar, useContactCars } from "./known-cars";

const ANOTHER = "another";
const FIELDS: RowField[] = [
  { name: "label", label: "Car", car: { modelId: null } },
  { name: "year", keys: "numeric", label: "Year", optional: true },
  { name: "plate", label: "Plate", optional: true },
];

interface ContactCarProps {
  contactId: string | null;
  /** The car as it was saved. The customer may have it no more, or may never have had it. */
  saved: { carId: string | null; car: string | null };
  value: string;
  onChange: (carId: string) => void;
}

/** Choose the car of a quote or a job: one of the customer's, or another that is found and added to them. */
export function ContactCar({ contactId, saved, value, onChange }: ContactCarProps) {
  const [isAdding, setAdding] = useState(false);
  const cars = useContactCars(contactId);
  const add = useAddCar(contactId);
  const isGone = saved.carId !== null && !cars.some(({ id }) => id === saved.carId);
  return (
    <>
      <SelectInput
        label="Car"
        value={value}
        onValue={(value) => (value === ANOTHER ? setAdding(true) : onChange(value))}
      >
        <option value="">{saved.car && !saved.carId ? saved.car : "No car"}</option>
        {isGone && <option value={saved.carId ?? ""}>{saved.car}</option>}
        {cars.map((car) => (
          <option key={car.id} value={car.id}>
            {nameCar(car)}
          </option>
        ))}
        {contactId && <option value={ANOTHER}>Another car…</option>}
      </SelectInput>
      <RowDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        title="Add car"
        fields={FIELDS}
        saveLabel="Add car"
        onSave={async (typed) => {
          const { id } = await add.mutateAsync(typed as unknown as components["schemas"]["NewCar"]);
          onChange(id);
        }}
      />
    </>
  );
}

function useAddCar(contactId: string | null) {
  return useCall(
    (body: components["schemas"]["NewCar"]) =>
      request(`/api/admin/contacts/${contactId ?? ""}/cars`, { method: "POST", body }),
    { failure: "The car could not be added", atFields: true, reload: refreshContacts },
  );
}
