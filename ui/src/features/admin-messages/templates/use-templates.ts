import { useQuery } from "@tanstack/react-query";
import { callUndoably } from "@/shared/admin/undo";
import { useCall, useUndoableCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

type Shapes = components["schemas"];

/** A text for answers, with fields such as {{name}}. */
export type Template = Shapes["TemplateView"];
export type TemplateText = Shapes["NewTemplate"];

const KEY = apiKey("/api/admin/enquiry-templates");

export function useTemplates() {
  return useQuery({ ...reading(KEY), refetchOnMount: "always" });
}

export function useTemplateCalls() {
  const save = useCall(
    ({ id, body }: { id: string | undefined; body: TemplateText }) =>
      id
        ? request(`/api/admin/enquiry-templates/${id}`, { method: "PATCH", body })
        : request("/api/admin/enquiry-templates", { method: "POST", body }),
    { failure: "Failed to save the template", atFields: true, reload: KEY },
  );
  const remove = useUndoableCall(
    ({ id }: Template) => callUndoably(`/api/admin/enquiry-templates/${id}`, { method: "DELETE" }),
    {
      failure: "Failed to delete the template",
      success: (_, { name }) => ({ title: "Template deleted", description: name }),
      focusesPage: true,
      reload: KEY,
    },
  );
  return { save, remove };
}
