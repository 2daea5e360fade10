import { useCall, useUndoableCall } from "@/shared/admin/use-call";
import type { BodyOf } from "@/shared/api/calls";
import { request } from "@/shared/api/request";
import { refreshCatalogue } from "../refresh-catalogue";
import { callUndoably } from "../undo";
import type { MovableKind, OrderedKind, RowKind } from "./row-fields";

type NewRow = BodyOf<RowKind["path"], "POST">["body"];
type RowChange = BodyOf<`${RowKind["path"]}/${string}`, "PATCH">["body"];

/** A row is added without an id, with the fields of the kind's form. */
type Save = { id: string; body: RowChange } | { id?: undefined; body: Record<string, string> };

/** Add, change, remove and order rows of a kind. A refusal that names no field is shown in a toast. */
export function useRowCalls(kind: RowKind) {
  const { path, noun } = kind;
  const save = useCall(
    ({ id, body }: Save) =>
      id
        ? request(`${path}/${id}`, { method: "PATCH", body })
        : request(path, { method: "POST", body: body as NewRow }),
    { failure: `Failed to save the ${noun}`, atFields: true, reload: refreshCatalogue },
  );
  return { save, ...useOrderedCalls(kind) };
}

/** Remove and order rows of a kind. */
export function useOrderedCalls({ path, noun }: OrderedKind) {
  const remove = useUndoableCall(
    ({ id }: { id: string; name: string }) => callUndoably(`${path}/${id}`, { method: "DELETE" }),
    { failure: `Failed to delete the ${noun}`, ...removed(noun) },
  );
  const order = useCall((ids: string[]) => request(`${path}/order`, { method: "POST", body: { ids } }), {
    failure: "Failed to save the order",
    reload: refreshCatalogue,
  });
  return { remove, order };
}

/** Move a row's products to another row and then remove it. The form shows a refusal itself. */
export function useMoveAndRemove({ path, noun }: MovableKind) {
  return useUndoableCall(
    ({ id, moveTo }: { id: string; name: string; moveTo: string }) =>
      callUndoably(`${path}/${id}?moveTo=${moveTo}`, { method: "DELETE" }),
    removed(noun),
  );
}

function removed(noun: string) {
  return {
    success: (_answer: unknown, { name }: { name: string }) => ({
      title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} deleted`,
      description: name,
    }),
    focusesPage: true,
    reload: refreshCatalogue,
  };
}
