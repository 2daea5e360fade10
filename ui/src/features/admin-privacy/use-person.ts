import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tellFailure, tellUnlessAtField } from "@/shared/admin/tell-failure";
import { fieldMessages } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { toast } from "@/shared/ui/toast-store";

/** Everything the shop holds on a person. */
export type Held = components["schemas"]["HeldView"];
export type Detail = "email" | "name" | "phone" | "orderNumber";
/** The one detail by which somebody is looked up. */
export interface Person {
  detail: Detail;
  text: string;
}

const PATH = "/api/admin/privacy";

/** The detail travels in the body: it shall stand in no log and no history. */
function bodyOf({ detail, text }: Person) {
  return { method: "POST", body: { [detail]: text } } as const;
}

export function useFindPerson() {
  const find = useMutation({
    mutationFn: (person: Person) => request(`${PATH}/find`, bodyOf(person)),
    onError: tellUnlessAtField("The search failed"),
  });
  return { ...find, errors: fieldMessages(find.error) };
}

export function useErasePerson() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (person: Person) => request(`${PATH}/erase`, bodyOf(person)),
    onSuccess: () => {
      toast({ title: "Erased", description: "The orders keep their amounts, without a name." });
      return queries.invalidateQueries({ queryKey: ["api"] });
    },
    onError: tellFailure("Nothing was erased"),
  });
}

export function useExportPerson() {
  return useMutation({
    mutationFn: (person: Person) => request(`${PATH}/export`, bodyOf(person)),
    onSuccess: saveFile,
    onError: tellFailure("Failed to write the file"),
  });
}

function saveFile(held: unknown): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(held, null, 2)], { type: "application/json" }));
  link.download = "personal-data.json";
  link.click();
  URL.revokeObjectURL(link.href);
}
