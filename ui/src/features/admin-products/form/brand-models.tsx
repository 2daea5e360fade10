import { SlidersHorizontal } from "lucide-react";
import type { CarModel } from "@/shared/api/types";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { IconButton } from "@/shared/ui/icon-button";
import type { FitmentGroup } from "./fitment-groups";
import { describeDetails, type FitmentDetails, type FitmentRows } from "./fitment-rows";

interface BrandModelsProps {
  group: FitmentGroup;
  chosen: FitmentRows;
  onSet: (ids: string[], fits: boolean) => void;
  onDetails: (model: CarModel) => void;
}

export function BrandModels({ group: { brand, models, shown }, chosen, onSet, onDetails }: BrandModelsProps) {
  const count = models.filter(({ id }) => chosen.has(id)).length;
  const shownIds = shown.map(({ id }) => id);
  const shownCount = shownIds.filter((id) => chosen.has(id)).length;
  const whole = shown.length === models.length;
  const all = shownCount === shown.length;
  return (
    <fieldset className="border-line border-t pt-3">
      <legend className="float-left mr-4 min-h-9 pt-1.5 font-semibold">
        {brand.name}
        <span className="ml-2 font-normal text-muted tabular">
          {count} of {models.length}
        </span>
      </legend>
      <Checkbox
        label={whole ? `Select all of ${brand.name}` : `Select these ${shown.length} of ${brand.name}`}
        checked={all}
        indeterminate={shownCount > 0 && !all}
        onChange={() => onSet(shownIds, !all)}
        className="text-muted"
      />
      <div className="clear-both grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((model) => (
          <ModelChoice
            key={model.id}
            model={model}
            details={chosen.get(model.id)}
            onSet={(fits) => onSet([model.id], fits)}
            onDetails={() => onDetails(model)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ModelChoiceProps {
  model: CarModel;
  /** Undefined: the part does not fit it. */
  details: FitmentDetails | undefined;
  onSet: (fits: boolean) => void;
  onDetails: () => void;
}

function ModelChoice({ model, details, onSet, onDetails }: ModelChoiceProps) {
  const { name, year } = model;
  const description = details && describeDetails(details, model);
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-1">
        <Checkbox
          label={year ? `${name} (${year})` : name}
          checked={details !== undefined}
          onChange={({ target }) => onSet(target.checked)}
        />
        {details && (
          <IconButton icon={SlidersHorizontal} label={`Years and note of ${name}`} onClick={onDetails} />
        )}
      </div>
      {description && <p className="wrap-anywhere pb-2 pl-7 text-muted text-small">{description}</p>}
    </div>
  );
}
