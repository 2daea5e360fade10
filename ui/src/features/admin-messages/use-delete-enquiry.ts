import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tellFailure } from "@/shared/admin/tell-failure";
import { apiKey } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { toast } from "@/shared/ui/toast-store";
import type { Enquiry } from "./enquiry-types";
import { ENQUIRIES_KEY } from "./use-enquiries";

export function useDeleteEnquiry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(`/api/contact-inquiries/${id}`, { method: "DELETE" }),
    onSuccess: (_answer, id) => {
      client.setQueryData<Enquiry[]>(ENQUIRIES_KEY, (known) => known?.filter((enquiry) => enquiry.id !== id));
      toast({ title: "Message deleted" });
      return client.invalidateQueries({ queryKey: apiKey("/api/admin/orders/feed") });
    },
    onError: tellFailure("Failed to delete message"),
  });
}
