import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useBookJob } from "@/shared/admin/jobs/use-job-list";
import { refreshContacts } from "@/shared/admin/refresh-contacts";
import { tellFailure } from "@/shared/admin/tell-failure";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

export type Contact = components["schemas"]["ContactView"];

/** The customers in whom every word is found. */
export function useFoundContacts(search: string) {
  const query = new URLSearchParams({ search });
  return useQuery({
    ...reading(apiKey(`/api/admin/contacts?${query}` as "/api/admin/contacts")),
    placeholderData: keepPreviousData,
  });
}

/** Adds a customer with a car, and books the job; tried again after a refusal, it adds nobody twice. */
export function useBookWalkIn() {
  const client = useQueryClient();
  const book = useBookJob();
  const added = useRef<string>(undefined);
  return async ({ name = "", phone = "", label = "", plate = "" }: Record<string, string>) => {
    try {
      added.current = await saveContact(added.current, { name, phone: phone || null });
      const car = label || plate ? await addCar(added.current, { label, plate: plate || null }) : null;
      await refreshContacts(client);
      await book.mutateAsync({ contactId: added.current, carId: car });
      added.current = undefined;
    } catch (error) {
      tellFailure("The job could not be booked")(error as Error);
      throw error;
    }
  };
}

async function saveContact(id: string | undefined, body: { name: string; phone: string | null }) {
  const saved = id
    ? await request(`/api/admin/contacts/${id}`, { method: "PATCH", body: body as NewContact })
    : await request("/api/admin/contacts", { method: "POST", body: body as NewContact });
  return saved.id;
}

type NewContact = components["schemas"]["NewContact"];

async function addCar(contactId: string, body: { label: string; plate: string | null }) {
  const car = await request(`/api/admin/contacts/${contactId}/cars`, {
    method: "POST",
    body: body as components["schemas"]["NewCar"],
  });
  return car.id;
}
