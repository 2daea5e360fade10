import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { refreshJobs } from "@/shared/admin/jobs/use-job-list";
import { refreshQuotes } from "@/shared/admin/quotes/use-quote-list";
import { refreshAfterDeletion } from "@/shared/admin/refresh-catalogue";
import { refreshContacts } from "@/shared/admin/refresh-contacts";
import { SHARED_LIST } from "@/shared/admin/table/list-reading";
import { callUndoably, UNDONE } from "@/shared/admin/undo";
import { useCall, useUndoableCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

export type Contact = components["schemas"]["ContactView"];
export type ListedContact = components["schemas"]["ListedContactView"];
type Merge = components["schemas"]["MergeBody"];
type Move = components["schemas"]["MoveBody"];
export type MovedItem = components["schemas"]["MovedItem"];
export type MergeField = NonNullable<Merge["taken"]>[number];
export type Car = components["schemas"]["CarView"];

/** Return a page of the customers in whom every word is found. */
export function useContacts(query: string) {
  return useQuery({
    ...reading(apiKey(`/api/admin/contacts?${query}` as "/api/admin/contacts")),
    ...SHARED_LIST,
    placeholderData: keepPreviousData,
  });
}

/** Return a customer with cars, orders and messages. */
export function useContact(id: string) {
  return useQuery(reading(apiKey(`/api/admin/contacts/${id}`)));
}

export function useAddContact() {
  return useCall(
    (body: components["schemas"]["NewContact"]) => request("/api/admin/contacts", { method: "POST", body }),
    { failure: "The customer could not be added", atFields: true, reload: refreshContacts },
  );
}

export function useChangeContact(id: string) {
  return useCall(
    (body: components["schemas"]["ContactChange"]) =>
      request(`/api/admin/contacts/${id}`, { method: "PATCH", body }),
    { failure: "The customer could not be saved", atFields: true, reload: refreshContacts },
  );
}

/** Add a car to a customer, or change the one with this id. */
export function useSaveCar(contactId: string, carId?: string) {
  return useCall(
    (body: components["schemas"]["NewCar"]) =>
      carId
        ? request(`/api/admin/cars/${carId}`, { method: "PATCH", body })
        : request(`/api/admin/contacts/${contactId}/cars`, { method: "POST", body }),
    { failure: "The car could not be saved", atFields: true, reload: refreshContacts },
  );
}

export function useRemoveContact(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useUndoableCall(() => callUndoably(`/api/admin/contacts/${id}`, { method: "DELETE" }), {
    failure: "The customer could not be deleted",
    success: { title: "Customer deleted" },
    done: () => navigate("/admin/contacts", { replace: true }),
    reload: () => refreshAfterDeletion(client, id),
    refused: () => refreshContacts(client),
  });
}

/** Merge another customer into this one. */
export function useMergeContact(id: string) {
  return useUndoableCall(
    (body: Merge) => callUndoably(`/api/admin/contacts/${id}/merge`, { method: "POST", body }),
    {
      failure: "The customers could not be merged",
      success: { title: "Customers merged" },
      undoneTitle: UNDONE,
      reload: refreshContacts,
      reloadsAlways: true,
    },
  );
}

/** Move what belongs to somebody else to another customer. */
export function useMoveAway(id: string) {
  return useUndoableCall(
    (body: Move) => callUndoably(`/api/admin/contacts/${id}/move`, { method: "POST", body }),
    {
      failure: "It could not be moved",
      atFields: true,
      success: (answer) => ({ title: `Moved to ${answer.name}` }),
      undoneTitle: UNDONE,
      reload: (client) => Promise.all([refreshContacts(client), refreshQuotes(client), refreshJobs(client)]),
      reloadsAlways: true,
    },
  );
}

export function useRemoveCar(id: string) {
  return useUndoableCall(() => callUndoably(`/api/admin/cars/${id}`, { method: "DELETE" }), {
    failure: "The car could not be deleted",
    success: { title: "Car deleted" },
    reload: refreshContacts,
  });
}
