import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { RowDialog } from "@/shared/admin/forms/row-dialog";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { tellUnlessAtField } from "@/shared/admin/tell-failure";
import type { CountedModel } from "@/shared/admin/types";
import { request } from "@/shared/api/request";
import { Button } from "@/shared/ui/button";
import { toast } from "@/shared/ui/toast-store";
import { PASTED_ENGINES } from "./vehicle-fields";

/** Adds a whole list of engines at once, all or none. */
export function PasteEngines({ model }: { model: CountedModel }) {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: (body: { text: string }) =>
      request(`/api/admin/models/${model.id}/engines-list`, { method: "POST", body }),
    onSuccess: (engines) => {
      toast({ title: `${countOf(engines.length, "engine")} added`, description: model.name });
      return refreshCatalogue(client);
    },
    onError: tellUnlessAtField("Failed to add the engines"),
  });
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Paste engines
      </Button>
      <RowDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Engines of ${model.name}`}
        fields={PASTED_ENGINES}
        saveLabel="Add engines"
        onSave={(typed) => add.mutateAsync({ text: typed.text ?? "" })}
      />
    </>
  );
}
