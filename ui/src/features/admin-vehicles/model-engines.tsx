import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { RowDialogs, type RowQuestion } from "@/shared/admin/forms/row-dialogs";
import { ENGINES } from "@/shared/admin/forms/row-fields";
import { RowTools } from "@/shared/admin/forms/row-tools";
import type { AdminEngine, CountedModel } from "@/shared/admin/types";
import { cx } from "@/shared/lib/cx";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { PasteEngines } from "./paste-engines";
import { engineFields } from "./vehicle-fields";

interface EnginesButtonProps {
  model: CountedModel;
  open: boolean;
  onToggle: () => void;
}

/** Open the engines of a model. Most parts fit all of them. */
export function EnginesButton({ model: { name, engines }, open, onToggle }: EnginesButtonProps) {
  return (
    <Button size="small" variant="ghost" aria-expanded={open} onClick={onToggle} className="tabular">
      {engines.length > 0 ? countOf(engines.length, "engine") : "Engines"}
      <span className="sr-only"> of {name}</span>
      <Icon of={ChevronDown} className={cx("size-4", open && "rotate-180")} />
    </Button>
  );
}

/** Show the engines of a model, with the owner's buttons. */
export function EngineRows({ model }: { model: CountedModel }) {
  const [question, setQuestion] = useState<RowQuestion<AdminEngine>>();
  const ids = model.engines.map(({ id }) => id);
  return (
    <div className="mb-3 grid basis-full gap-2 border-line border-l pl-4">
      {model.engines.length === 0 && (
        <p className="text-muted">None yet. Add those that matter for fitting, such as 2.0 TDI.</p>
      )}
      <ul aria-label={`Engines of ${model.name}`}>
        {model.engines.map((engine) => (
          <li key={engine.id} className="list-row">
            <span className="min-w-0 grow basis-full sm:basis-0">
              {engine.name} <span className="text-muted tabular">{describeEngine(engine)}</span>
            </span>
            <RowTools kind={ENGINES} row={engine} ids={ids} onAsk={setQuestion} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => setQuestion({ act: "add" })}>
          Add engine
        </Button>
        <PasteEngines model={model} />
      </div>
      <RowDialogs
        kind={ENGINES}
        question={question}
        onClose={() => setQuestion(undefined)}
        fieldsOf={engineFields}
        parent={{ modelId: model.id }}
        inUse={() => undefined}
        consequence="You can delete it only if no part uses it."
      />
    </div>
  );
}

/** Return "diesel · 110 kW · CRBC · 2013–2019". */
function describeEngine({ fuel, powerKw, code, yearFrom, yearTo }: AdminEngine): string {
  const years = yearFrom || yearTo ? `${yearFrom ?? ""}–${yearTo ?? ""}` : "";
  return [fuel, powerKw && `${powerKw} kW`, code, years].filter(Boolean).join(" · ");
}
