import type { RowField } from "@/shared/admin/forms/row-fields";
import type { Car, Contact } from "./use-contacts";

/** Return the fields of a new customer, or of this one. */
export function contactFields(contact?: Contact): RowField[] {
  return [
    { name: "name", label: "Name", value: contact?.name },
    { name: "email", label: "E-mail", optional: true, value: contact?.email },
    { name: "phone", label: "Phone", optional: true, value: contact?.phone },
    { name: "address", label: "Address", optional: true, multiline: true, rows: 3, value: contact?.address },
    { name: "note", label: "Note", optional: true, multiline: true, rows: 3, value: contact?.note },
  ];
}

/** Return the fields of a new car, or of this one. */
export function carFields(car?: Car): RowField[] {
  return [
    { name: "label", label: "Car", value: car?.label, car: { modelId: car?.modelId ?? null } },
    { name: "year", keys: "numeric", label: "Year", optional: true, value: car?.year?.toString() },
    { name: "plate", label: "Plate", optional: true, value: car?.plate },
    { name: "vin", label: "VIN", optional: true, hint: "17 letters and digits", value: car?.vin },
    { name: "note", label: "Note", optional: true, multiline: true, rows: 3, value: car?.note },
  ];
}

/** Return "Volkswagen Golf, 2016, 161-KK-1234". */
export function carInWords({ label, year, plate }: Car): string {
  const named = year && !label.includes(`${year}`) ? [label, year] : [label];
  return [...named, plate].filter(Boolean).join(", ");
}
