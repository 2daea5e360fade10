import { Checkbox } from "@/shared/ui/forms/checkbox";
import type { FitmentGroup } from "./fitment-groups";

interface BrandModelsProps {
  group: FitmentGroup;
  chosen: ReadonlySet<string>;
  onSet: (ids: string[], fits: boolean) => void;
}

export function BrandModels({ group: { brand, models, shown }, chosen, onSet }: BrandModelsProps) {
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
        {shown.map(({ id, name, year }) => (
          <Checkbox
            key={id}
            label={year ? `${name} (${year})` : name}
            checked={chosen.has(id)}
            onChange={({ target }) => onSet([id], target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
