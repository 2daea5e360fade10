import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { tellFailure } from "@/shared/admin/tell-failure";
import type { Upload } from "@/shared/admin/types";
import { request } from "@/shared/api/request";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/confirm-dialog";
import { Icon } from "@/shared/ui/icon";
import { toast } from "@/shared/ui/toast-store";

export function DeleteUpload({ image: { filename } }: { image: Upload }) {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => request(`/api/admin/uploads/${filename}`, { method: "DELETE" }),
    onSuccess: () => {
      toast({ title: "Image deleted" });
      document.getElementById("main")?.focus({ preventScroll: true });
      return refreshCatalogue(client);
    },
    onError: tellFailure("Failed to delete image"),
  });
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)} aria-label={`Delete ${filename}`}>
        <Icon of={Trash2} className="size-4" />
        Delete
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => remove.mutateAsync()}
        title="Delete this image?"
        description="Nothing in the shop shows it. It is removed for good, and its address stops working."
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        destructive
      />
    </>
  );
}
