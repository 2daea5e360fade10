import { type ReactNode, useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { RowDialogs, type RowQuestion } from "@/shared/admin/forms/row-dialogs";
import { MODELS } from "@/shared/admin/forms/row-fields";
import { RowTools } from "@/shared/admin/forms/row-tools";
import { modelInUse } from "@/shared/admin/in-use";
import { SortByName } from "@/shared/admin/table/sort-by-name";
import type { CountedBrand, CountedModel } from "@/shared/admin/types";
import { Badge } from "@/shared/ui/badge";
import { Button } from "@/shared/ui/button";
import { EngineRows, EnginesButton } from "./model-engines";
import { PasteModels } from "./paste-models";
import { hasUnreadYears, modelFields } from "./vehicle-fields";

interface ModelRowsProps {
  brand: CountedBrand;
  onLookup: (model: CountedModel) => void;
}

export function ModelRows({ brand, onLookup }: ModelRowsProps) {
  const [question, setQuestion] = useState<RowQuestion<CountedModel>>();
  const ids = brand.models.map(({ id }) => id);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => setQuestion({ act: "add" })}>
          Add model
        </Button>
        <PasteModels brand={brand} />
        <SortByName kind={MODELS} rows={brand.models} many="models" />
      </div>
      {brand.models.length === 0 && <p className="text-muted">{brand.name} has no models yet.</p>}
      <ul aria-label={`Models of ${brand.name}`}>
        {brand.models.map((model) => (
          <ModelRow key={model.id} model={model} onLookup={() => onLookup(model)}>
            <RowTools kind={MODELS} row={model} ids={ids} onAsk={setQuestion} />
          </ModelRow>
        ))}
      </ul>
      <RowDialogs
        kind={MODELS}
        question={question}
        onClose={() => setQuestion(undefined)}
        fieldsOf={modelFields}
        parent={{ brandId: brand.id }}
        inUse={modelInUse}
        consequence="No product fits it."
      />
    </>
  );
}

interface ModelRowProps {
  model: CountedModel;
  onLookup: () => void;
  /** Its tools. */
  children: ReactNode;
}

function ModelRow({ model, onLookup, children }: ModelRowProps) {
  const [open, setOpen] = useState(false);
  return (
    <li className="list-row border-line border-t">
      <span className="min-w-0 grow basis-1/2 sm:basis-0">
        {model.name} <span className="text-muted tabular">{model.year}</span>{" "}
        {hasUnreadYears(model) && <Badge tone="warn">Years not understood</Badge>}
      </span>
      <EnginesButton model={model} open={open} onToggle={() => setOpen(!open)} />
      <Button size="small" variant="ghost" onClick={onLookup} className="tabular">
        {countOf(model.productCount, "part")}
      </Button>
      {children}
      {open && <EngineRows model={model} />}
    </li>
  );
}
