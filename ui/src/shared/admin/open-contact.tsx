import { useMutation, useQueryClient } from "@tanstack/react-query";
import { UserRound } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { request } from "@/shared/api/request";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { refreshContacts } from "./refresh-contacts";
import { tellFailure } from "./tell-failure";

/** Link to the customer who sent an order or a message. One who is not known yet is added. */
export function OpenContact({ kind, id }: { kind: "order" | "enquiry"; id: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => request("/api/admin/contacts/from", { method: "POST", body: { kind, id } }),
    onSuccess: async (contact) => {
      await refreshContacts(client);
      navigate(`/admin/contacts/${contact.id}`);
    },
    onError: tellFailure("The customer could not be opened"),
  });
  return (
    <Button size="small" pending={isPending} onClick={() => mutate()}>
      <Icon of={UserRound} className="size-4" />
      Open customer
    </Button>
  );
}
