import { useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { RowDialog } from "@/shared/admin/forms/row-dialog";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import type { CountedModel } from "@/shared/admin/types";
import { useCall } from "@/shared/admin/use-call";
import { request } from "@/shared/api/request";
import { Button } from "@/shared/ui/button";
import { PASTED_ENGINES } from "./vehicle-fields";

/** Add a whole list of engines at once, all or none. */
export function PasteEngines({ model }: { model: CountedModel }) {
  const [open, setOpen] = useState(false);
  const add = useCall(
    (body: { text: string }) =>
      request(`/api/admin/models/${model.id}/engines-list`, { method: "POST", body }),
    {
      failure: "Failed to add the engines",
      atFields: true,
      success: (engines) => ({
        title: `${countOf(engines.length, "engine")} added`,
        description: model.name,
      }),
      reload: refreshCatalogue,
    },
  );
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
