import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tellFailure, tellUnlessAtField } from "@/shared/admin/tell-failure";
import { callUndoably, useTellUndoable } from "@/shared/admin/undo";
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
  const client = useQueryClient();
  const tell = useTellUndoable();
  const refresh = () => client.invalidateQueries({ queryKey: KEY });
  const save = useMutation({
    mutationFn: ({ id, body }: { id: string | undefined; body: TemplateText }) =>
      id
        ? request(`/api/admin/enquiry-templates/${id}`, { method: "PATCH", body })
        : request("/api/admin/enquiry-templates", { method: "POST", body }),
    onSuccess: refresh,
    onError: tellUnlessAtField("Failed to save the template"),
  });
  const remove = useMutation({
    mutationFn: ({ id }: Template) =>
      callUndoably(`/api/admin/enquiry-templates/${id}`, { method: "DELETE" }),
    onSuccess: ({ undo }, { name }) => {
      tell({ title: "Template deleted", description: name }, undo);
      document.getElementById("main")?.focus({ preventScroll: true });
      return refresh();
    },
    onError: tellFailure("Failed to delete the template"),
  });
  return { save, remove };
}
