import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "@/shared/api/calls";
import { request } from "@/shared/api/request";
import { refreshCatalogue } from "../refresh-catalogue";
import { tellFailure, tellUnlessAtField } from "../tell-failure";
import { callUndoably, type Undoable, useTellUndoable } from "../undo";
import type { MovableKind, OrderedKind, RowKind } from "./row-fields";

type NewRow = BodyOf<RowKind["path"], "POST">["body"];
type RowChange = BodyOf<`${RowKind["path"]}/${string}`, "PATCH">["body"];

/** A row is added without an id, with the fields of the kind's form. */
type Save = { id: string; body: RowChange } | { id?: undefined; body: Record<string, string> };

/** Add, change, remove and order rows of a kind. A refusal that names no field is shown in a toast. */
export function useRowCalls(kind: RowKind) {
  const { path, noun } = kind;
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: ({ id, body }: Save) =>
      id
        ? request(`${path}/${id}`, { method: "PATCH", body })
        : request(path, { method: "POST", body: body as NewRow }),
    onSuccess: () => refreshCatalogue(client),
    onError: tellUnlessAtField(`Failed to save the ${noun}`),
  });
  return { save, ...useOrderedCalls(kind) };
}

/** Remove and order rows of a kind. */
export function useOrderedCalls({ path, noun }: OrderedKind) {
  const client = useQueryClient();
  const tellRemoved = useTellRemoved(noun);
  const remove = useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => callUndoably(`${path}/${id}`, { method: "DELETE" }),
    onSuccess: tellRemoved,
    onError: tellFailure(`Failed to delete the ${noun}`),
  });
  const order = useMutation({
    mutationFn: (ids: string[]) => request(`${path}/order`, { method: "POST", body: { ids } }),
    onSuccess: () => refreshCatalogue(client),
    onError: tellFailure("Failed to save the order"),
  });
  return { remove, order };
}

/** Move a row's products to another row and then remove it. The form shows a refusal itself. */
export function useMoveAndRemove({ path, noun }: MovableKind) {
  return useMutation({
    mutationFn: ({ id, moveTo }: { id: string; name: string; moveTo: string }) =>
      callUndoably(`${path}/${id}?moveTo=${moveTo}`, { method: "DELETE" }),
    onSuccess: useTellRemoved(noun),
  });
}

function useTellRemoved(noun: string) {
  const client = useQueryClient();
  const tell = useTellUndoable();
  return ({ undo }: Undoable<unknown>, { name }: { name: string }) => {
    tell({ title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} deleted`, description: name }, undo);
    document.getElementById("main")?.focus({ preventScroll: true });
    return refreshCatalogue(client);
  };
}
