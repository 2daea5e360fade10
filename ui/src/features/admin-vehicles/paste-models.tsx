import { useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { RowDialog } from "@/shared/admin/forms/row-dialog";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import type { CountedBrand, ReadModel } from "@/shared/admin/types";
import { useCall } from "@/shared/admin/use-call";
import { request } from "@/shared/api/request";
import { Button } from "@/shared/ui/button";
import { ReadModels } from "./read-models";
import { PASTED_MODELS } from "./vehicle-fields";

/** A list as it was typed, and how its lines were read. */
interface ReadList {
  text: string;
  models: ReadModel[];
}

/** Add a whole list of models at once, all or none, after showing how it is read. */
export function PasteModels({ brand }: { brand: CountedBrand }) {
  const [pasting, setPasting] = useState(false);
  const [text, setText] = useState("");
  const [list, setList] = useState<ReadList>();
  const path = `/api/admin/brands/${brand.id}/models-list` as const;
  const read = useCall((body: { text: string }) => request(`${path}/preview`, { method: "POST", body }), {
    failure: "Failed to read the list",
    atFields: true,
    done: (models, body) => {
      setText(body.text);
      setList({ text: body.text, models });
    },
  });
  const add = useCall((body: { text: string }) => request(path, { method: "POST", body }), {
    failure: "Failed to add the models",
    success: (models) => ({ title: `${countOf(models.length, "model")} added`, description: brand.name }),
    done: () => setText(""),
    reload: refreshCatalogue,
  });
  return (
    <>
      <Button size="small" onClick={() => setPasting(true)}>
        Paste a list
      </Button>
      <RowDialog
        open={pasting}
        onClose={() => setPasting(false)}
        title={`Models of ${brand.name}`}
        fields={PASTED_MODELS.map((field) => ({ ...field, value: text }))}
        saveLabel="Read the list"
        onSave={(typed) => read.mutateAsync({ text: typed.text ?? "" })}
      />
      <ReadModels
        brand={brand.name}
        models={list?.models}
        onBack={() => {
          setList(undefined);
          setPasting(true);
        }}
        onClose={() => setList(undefined)}
        onAdd={() => add.mutateAsync({ text: list?.text ?? "" })}
      />
    </>
  );
}
