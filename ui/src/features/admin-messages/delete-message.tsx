import { useState } from "react";
import { CAN_COME_BACK } from "@/shared/admin/undo";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/confirm-dialog";
import type { Enquiry } from "./enquiry-types";
import { useDeleteEnquiry } from "./use-delete-enquiry";

export function DeleteMessage({ enquiry, onDeleted }: { enquiry: Enquiry; onDeleted: () => void }) {
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
        onConfirm={() => remove.mutateAsync(enquiry.id).then(onDeleted)}
        title="Delete this message?"
        description={`The message from ${enquiry.name} and the mails about it are removed. ${CAN_COME_BACK}`}
        confirmLabel="Delete message"
        pendingLabel="Deleting…"
        destructive
      />
    </>
  );
}
