import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { RowDialog } from "@/shared/admin/forms/row-dialog";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { tellUnlessAtField } from "@/shared/admin/tell-failure";
import type { CountedBrand } from "@/shared/admin/types";
import { request } from "@/shared/api/request";
import { Button } from "@/shared/ui/button";
import { toast } from "@/shared/ui/toast-store";
import { PASTED_MODELS } from "./vehicle-fields";

/** Adds a whole list of models at once, all or none. */
export function PasteModels({ brand }: { brand: CountedBrand }) {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: (body: { text: string }) =>
      request(`/api/admin/brands/${brand.id}/models-list`, { method: "POST", body }),
    onSuccess: (models) => {
      toast({ title: `${countOf(models.length, "model")} added`, description: brand.name });
      return refreshCatalogue(client);
    },
    onError: tellUnlessAtField("Failed to add the models"),
  });
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Paste a list
      </Button>
      <RowDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Models of ${brand.name}`}
        fields={PASTED_MODELS}
        saveLabel="Add models"
        onSave={(typed) => add.mutateAsync({ text: typed.text ?? "" })}
      />
    </>
  );
}
