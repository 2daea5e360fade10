import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { dropFromInbox } from "@/shared/admin/inbox";
import { tellFailure } from "@/shared/admin/tell-failure";
import { CAN_COME_BACK, callUndoably, useTellUndoable } from "@/shared/admin/undo";
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
  const tell = useTellUndoable();
  return useMutation({
    mutationFn: (id: string) => callUndoably(`/api/contact-inquiries/${id}`, { method: "DELETE" }),
    onSuccess: ({ undo }, id) => {
      dropFromInbox(client, id);
      tell({ title: "Enquiry deleted" }, undo);
      return client.invalidateQueries({ queryKey: apiKey("/api/admin/orders/feed") });
    },
    onError: tellFailure("Failed to delete the enquiry"),
  });
}
