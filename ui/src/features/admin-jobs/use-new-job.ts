import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useBookJob } from "@/shared/admin/jobs/use-job-list";
import { refreshContacts } from "@/shared/admin/refresh-contacts";
import { tellUnlessAtField } from "@/shared/admin/tell-failure";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

type NewContact = components["schemas"]["NewContact"];
type NewCar = components["schemas"]["NewCar"];

interface Added {
  contact?: string;
  car?: string;
}

/** Add a customer with a car, and book the job. Tried again after a refusal, it adds nothing twice. */
export function useBookWalkIn() {
  const client = useQueryClient();
  const book = useBookJob();
  const added = useRef<Added>({});
  return async (typed: Record<string, string>) => {
    const { contact = "", car } = await addWalkIn(added.current, typed).catch((error: unknown) => {
      tellUnlessAtField("The customer could not be added")(error);
      throw error;
    });
    await refreshContacts(client);
    await book.mutateAsync({ contactId: contact, carId: car ?? null });
    added.current = {};
  };
}

/** Add what is still missing. `added` has at any moment what is stored by then. */
async function addWalkIn(added: Added, typed: Record<string, string>): Promise<Added> {
  const { name = "", phone = "", label = "", modelId, plate = "" } = typed;
  added.contact = await saveContact(added.contact, { name, phone: phone || null } as NewContact);
  if (label || plate)
    added.car = await saveCar(added, { label, modelId: modelId || null, plate: plate || null } as NewCar);
  return added;
}

async function saveContact(id: string | undefined, body: NewContact): Promise<string> {
  const saved = id
    ? await request(`/api/admin/contacts/${id}`, { method: "PATCH", body })
    : await request("/api/admin/contacts", { method: "POST", body });
  return saved.id;
}

async function saveCar({ contact, car }: Added, body: NewCar): Promise<string> {
  const saved = car
    ? await request(`/api/admin/cars/${car}`, { method: "PATCH", body })
    : await request(`/api/admin/contacts/${contact}/cars`, { method: "POST", body });
  return saved.id;
}
