import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tellFailure } from "@/shared/admin/tell-failure";
import { callUndoably, useTellUndoable } from "@/shared/admin/undo";
import { apiKey } from "@/shared/api/query-client";
import type { Enquiry } from "./enquiry-types";
import { ENQUIRIES_KEY } from "./use-enquiries";

export function useDeleteEnquiry() {
  const client = useQueryClient();
  const tell = useTellUndoable();
  return useMutation({
    mutationFn: (id: string) => callUndoably(`/api/contact-inquiries/${id}`, { method: "DELETE" }),
    onSuccess: ({ undo }, id) => {
      client.setQueryData<Enquiry[]>(ENQUIRIES_KEY, (known) => known?.filter((enquiry) => enquiry.id !== id));
      tell({ title: "Message deleted" }, undo);
      return client.invalidateQueries({ queryKey: apiKey("/api/admin/orders/feed") });
    },
    onError: tellFailure("Failed to delete message"),
  });
}
