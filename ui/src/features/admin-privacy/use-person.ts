import { refreshAfterDeletion, refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { useCall } from "@/shared/admin/use-call";
import { fieldMessages } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

/** Everything that the shop has stored about a person. */
export type Held = components["schemas"]["HeldView"];
export type Detail = "email" | "name" | "phone" | "orderNumber";
/** The one detail by which somebody is looked up. */
export interface Person {
  detail: Detail;
  text: string;
}

const PATH = "/api/admin/privacy";

/** Return the body, which has the detail so that no log and no history does. */
function bodyOf({ detail, text }: Person) {
  return { method: "POST", body: { [detail]: text } } as const;
}

export function useFindPerson() {
  const find = useCall((person: Person) => request(`${PATH}/find`, bodyOf(person)), {
    failure: "The search failed",
    atFields: true,
  });
  return { ...find, errors: fieldMessages(find.error) };
}

/** Return the call that erases a person. `contactId` is the customer whose page is shown, if one is. */
export function useErasePerson(contactId?: string) {
  return useCall((person: Person) => request(`${PATH}/erase`, bodyOf(person)), {
    failure: "Nothing was erased",
    success: { title: "Erased", description: "The orders keep their amounts, without a name." },
    reload: (client) => (contactId ? refreshAfterDeletion(client, contactId) : refreshCatalogue(client)),
  });
}

export function useExportPerson() {
  return useCall((person: Person) => request(`${PATH}/export`, bodyOf(person)), {
    failure: "Failed to write the file",
    done: saveFile,
  });
}

function saveFile(held: unknown): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(held, null, 2)], { type: "application/json" }));
  link.download = "personal-data.json";
  link.click();
  URL.revokeObjectURL(link.href);
}
