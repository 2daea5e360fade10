import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { refreshJobs } from "@/shared/admin/jobs/use-job-list";
import { refreshQuotes } from "@/shared/admin/quotes/use-quote-list";
import { refreshContacts } from "@/shared/admin/refresh-contacts";
import { tellFailure, tellUnlessAtField } from "@/shared/admin/tell-failure";
import { callUndoably, useTellUndoable } from "@/shared/admin/undo";
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

/** A page of the customers in whom every word is found. */
export function useContacts(query: string) {
  return useQuery({
    ...reading(apiKey(`/api/admin/contacts?${query}` as "/api/admin/contacts")),
    placeholderData: keepPreviousData,
  });
}

/** A customer with cars, orders and messages. */
export function useContact(id: string) {
  return useQuery(reading(apiKey(`/api/admin/contacts/${id}`)));
}

function useRefresh() {
  const client = useQueryClient();
  return () => refreshContacts(client);
}

export function useAddContact() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: components["schemas"]["NewContact"]) =>
      request("/api/admin/contacts", { method: "POST", body }),
    onSuccess: refresh,
    onError: tellFailure("The customer could not be added"),
  });
}

export function useChangeContact(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: components["schemas"]["ContactChange"]) =>
      request(`/api/admin/contacts/${id}`, { method: "PATCH", body }),
    onSuccess: refresh,
    onError: tellFailure("The customer could not be saved"),
  });
}

/** Adds a car to a customer, or changes the one with this id. */
export function useSaveCar(contactId: string, carId?: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: components["schemas"]["NewCar"]) =>
      carId
        ? request(`/api/admin/cars/${carId}`, { method: "PATCH", body })
        : request(`/api/admin/contacts/${contactId}/cars`, { method: "POST", body }),
    onSuccess: refresh,
    onError: tellFailure("The car could not be saved"),
  });
}

export function useRemoveContact(id: string) {
  const refresh = useRefresh();
  const tell = useTellUndoable();
  return useMutation({
    mutationFn: () => callUndoably(`/api/admin/contacts/${id}`, { method: "DELETE" }),
    onSuccess: ({ undo }) => tell({ title: "Customer deleted" }, undo),
    onError: tellFailure("The customer could not be deleted"),
    onSettled: refresh,
  });
}

/** Makes another customer part of this one. */
export function useMergeContact(id: string) {
  const refresh = useRefresh();
  const tell = useTellUndoable();
  return useMutation({
    mutationFn: (body: Merge) => callUndoably(`/api/admin/contacts/${id}/merge`, { method: "POST", body }),
    onSuccess: ({ undo }) => tell({ title: "Customers merged" }, undo),
    onError: tellFailure("The customers could not be merged"),
    onSettled: refresh,
  });
}

/** Moves what is somebody else's to another customer. */
export function useMoveAway(id: string) {
  const client = useQueryClient();
  const tell = useTellUndoable();
  return useMutation({
    mutationFn: (body: Move) => callUndoably(`/api/admin/contacts/${id}/move`, { method: "POST", body }),
    onSuccess: ({ answer, undo }) => tell({ title: `Moved to ${answer.name}` }, undo),
    onError: tellUnlessAtField("It could not be moved"),
    onSettled: () => Promise.all([refreshContacts(client), refreshQuotes(client), refreshJobs(client)]),
  });
}

export function useRemoveCar(id: string) {
  const refresh = useRefresh();
  const tell = useTellUndoable();
  return useMutation({
    mutationFn: () => callUndoably(`/api/admin/cars/${id}`, { method: "DELETE" }),
    onSuccess: ({ undo }) => {
      tell({ title: "Car deleted" }, undo);
      return refresh();
    },
    onError: tellFailure("The car could not be deleted"),
  });
}
