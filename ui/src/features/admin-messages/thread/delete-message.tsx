import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { dropFromInbox } from "@/shared/admin/inbox";
import { CAN_COME_BACK, callUndoably } from "@/shared/admin/undo";
import { useUndoableCall } from "@/shared/admin/use-call";
import { apiKey } from "@/shared/api/query-client";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";

interface DeleteMessageProps {
  id: string;
  name: string;
  onDeleted: () => void;
}

export function DeleteMessage({ id, name, onDeleted }: DeleteMessageProps) {
  const [confirming, setConfirming] = useState(false);
  const remove = useDeleteEnquiry();
  return (
    <>
      <Button size="small" variant="danger" className="sm:ml-auto" onClick={() => setConfirming(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => remove.mutateAsync(id).then(onDeleted)}
        title="Delete this enquiry?"
        description={`The enquiry from ${name}, its answers and the e-mails about it are removed. ${CAN_COME_BACK}`}
        confirmLabel="Delete enquiry"
        pendingLabel="Deleting…"
        destructive
      />
    </>
  );
}

function useDeleteEnquiry() {
  const client = useQueryClient();
  return useUndoableCall((id: string) => callUndoably(`/api/contact-inquiries/${id}`, { method: "DELETE" }), {
    failure: "Failed to delete the enquiry",
    success: { title: "Enquiry deleted" },
    done: (_answer, id) => dropFromInbox(client, id),
    reload: apiKey("/api/admin/orders/feed"),
  });
}
