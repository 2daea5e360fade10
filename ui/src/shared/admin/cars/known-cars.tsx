import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Customer } from "@/shared/admin/customers/customer-search";
import { useSettled } from "@/shared/admin/use-settled";
import { apiKey, reading } from "@/shared/api/query-client";
import { Button } from "@/shared/ui/button";

export type KnownCar = Customer["cars"][number];

const PAUSE = 200;
const LEAST_OF_PLATE = 4;

/** Return "Volkswagen Golf · 161-KK-1234". */
export function nameCar({ label, plate }: Pick<KnownCar, "label" | "plate">): string {
  return [label, plate].filter(Boolean).join(" · ");
}

/** Return the cars of a customer. */
export function useContactCars(contactId: string | null): KnownCar[] {
  const { data } = useQuery({
    ...reading(apiKey(`/api/admin/contacts/${contactId ?? ""}`)),
    enabled: Boolean(contactId),
  });
  return data?.contact.cars ?? [];
}

/** Show a customer's cars, each as a button. */
export function CustomerCars({
  contactId,
  onChoose,
}: {
  contactId: string;
  onChoose: (car: KnownCar) => void;
}) {
  const cars = useContactCars(contactId);
  if (cars.length === 0) return null;
  return (
    <ul aria-label="The customer’s cars" className="flex flex-wrap gap-2">
      {cars.map((car) => (
        <li key={car.id}>
          <Button size="small" onClick={() => onChoose(car)}>
            {nameCar(car)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Show the cars of all customers whose plates contain what is typed, each as a button with its owner. */
export function CarsByPlate({
  typed,
  onChoose,
}: {
  typed: string;
  onChoose: (car: KnownCar, owner: Customer) => void;
}) {
  const settled = useSettled(typed, PAUSE);
  const isPlate = fold(settled).length >= LEAST_OF_PLATE && /\d/.test(settled);
  const query = new URLSearchParams({ search: settled });
  const { data } = useQuery({
    ...reading(apiKey(`/api/admin/contacts?${query}` as "/api/admin/contacts")),
    enabled: isPlate,
    placeholderData: keepPreviousData,
  });
  const found = isPlate && typed ? carsWith(data?.contacts ?? [], settled) : [];
  if (found.length === 0) return null;
  return (
    <ul aria-label="Cars with this plate" className="flex flex-wrap gap-2">
      {found.map(({ car, owner }) => (
        <li key={car.id}>
          <Button size="small" onClick={() => onChoose(car, owner)}>
            {`${nameCar(car)}, ${owner.name}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Return the cars whose plates contain the typed one, however it is written. */
export function carsWith(owners: Customer[], typed: string): { car: KnownCar; owner: Customer }[] {
  return owners.flatMap((owner) =>
    owner.cars.filter(({ plate }) => fold(plate ?? "").includes(fold(typed))).map((car) => ({ car, owner })),
  );
}

function fold(plate: string): string {
  return plate.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}
