import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { RowDialog } from "@/shared/admin/forms/row-dialog";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { tellFailure, tellUnlessAtField } from "@/shared/admin/tell-failure";
import type { CountedBrand, ReadModel } from "@/shared/admin/types";
import { request } from "@/shared/api/request";
import { Button } from "@/shared/ui/button";
import { toast } from "@/shared/ui/toast-store";
import { ReadModels } from "./read-models";
import { PASTED_MODELS } from "./vehicle-fields";

/** A list as it was typed, and how its lines were read. */
interface ReadList {
  text: string;
  models: ReadModel[];
}

/** Adds a whole list of models at once, all or none, once it was shown how it is read. */
export function PasteModels({ brand }: { brand: CountedBrand }) {
  const [pasting, setPasting] = useState(false);
  const [text, setText] = useState("");
  const [list, setList] = useState<ReadList>();
  const client = useQueryClient();
  const path = `/api/admin/brands/${brand.id}/models-list` as const;
  const read = useMutation({
    mutationFn: (body: { text: string }) => request(`${path}/preview`, { method: "POST", body }),
    onSuccess: (models, body) => {
      setText(body.text);
      setList({ text: body.text, models });
    },
    onError: tellUnlessAtField("Failed to read the list"),
  });
  const add = useMutation({
    mutationFn: (body: { text: string }) => request(path, { method: "POST", body }),
    onSuccess: (models) => {
      setText("");
      toast({ title: `${countOf(models.length, "model")} added`, description: brand.name });
      return refreshCatalogue(client);
    },
    onError: tellFailure("Failed to add the models"),
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
