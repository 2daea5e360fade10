import { UserRound } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useCall } from "@/shared/admin/use-call";
import { request } from "@/shared/api/request";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { refreshContacts } from "./refresh-contacts";

/** Link to the customer who sent an order or a message. One who is not known yet is added. */
export function OpenContact({ kind, id }: { kind: "order" | "enquiry"; id: string }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useCall(
    () => request("/api/admin/contacts/from", { method: "POST", body: { kind, id } }),
    {
      failure: "The customer could not be opened",
      reload: refreshContacts,
      afterReload: (contact) => navigate(`/admin/contacts/${contact.id}`),
    },
  );
  return (
    <Button size="small" pending={isPending} onClick={() => mutate()}>
      <Icon of={UserRound} className="size-4" />
      Open customer
    </Button>
  );
}
