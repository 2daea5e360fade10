import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tellFailure, tellUnlessAtField } from "@/shared/admin/tell-failure";
import { fieldMessages } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { toast } from "@/shared/ui/toast-store";

/** Everything the shop holds on the person of an e-mail address. */
export type Held = components["schemas"]["HeldView"];

const PATH = "/api/admin/privacy";

/** The address travels in the body: it shall stand in no log and no history. */
export function useFindPerson() {
  const find = useMutation({
    mutationFn: (email: string) => request(`${PATH}/find`, { method: "POST", body: { email } }),
    onError: tellUnlessAtField("Failed to look this person up"),
  });
  return { ...find, emailError: fieldMessages(find.error).email };
}

export function useErasePerson() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => request(`${PATH}/erase`, { method: "POST", body: { email } }),
    onSuccess: () => {
      toast({ title: "Erased", description: "The orders keep their sums, without a name." });
      return queries.invalidateQueries({ queryKey: ["api"] });
    },
    onError: tellFailure("Nothing was erased"),
  });
}

export function useExportPerson() {
  return useMutation({
    mutationFn: (email: string) => request(`${PATH}/export`, { method: "POST", body: { email } }),
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
