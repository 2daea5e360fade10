import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import type { CarModel } from "@/shared/api/types";
import { cx } from "@/shared/lib/cx";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Icon } from "@/shared/ui/icon";
import { IconButton } from "@/shared/ui/icon-button";
import type { FitmentGroup } from "./fitment-groups";
import { describeDetails, type FitmentDetails, type FitmentRows } from "./fitment-rows";

interface BrandModelsProps {
  group: FitmentGroup;
  chosen: FitmentRows;
  /** A search left these models: a phone shows them at once. */
  isSearched: boolean;
  onSet: (ids: string[], fits: boolean) => void;
  onDetails: (model: CarModel) => void;
}

/** A brand's models; on a phone folded under its name until it is touched or searched. */
export function BrandModels(props: BrandModelsProps) {
  const { group, chosen, isSearched, onSet, onDetails } = props;
  const { brand, models, shown } = group;
  const [unfolded, setUnfolded] = useState(false);
  const list = useId();
  const count = models.filter(({ id }) => chosen.has(id)).length;
  const shownIds = shown.map(({ id }) => id);
  const shownCount = shownIds.filter((id) => chosen.has(id)).length;
  const whole = shown.length === models.length;
  const all = shownCount === shown.length;
  const open = unfolded || isSearched;
  const title = (
    <>
      {brand.name}
      <span className="ml-2 font-normal text-muted tabular">
        {count} of {models.length}
      </span>
    </>
  );
  return (
    <fieldset className="border-line border-t pt-3">
      <legend className="float-left mr-4 min-h-9 font-semibold max-md:mr-0 max-md:w-full md:pt-1.5">
        <span className="max-md:hidden">{title}</span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={list}
          disabled={isSearched}
          onClick={() => setUnfolded(!unfolded)}
          className="flex min-h-11 w-full items-center justify-between text-start md:hidden"
        >
          <span className="min-w-0">{title}</span>
          {!isSearched && (
            <Icon of={ChevronDown} className={cx("size-4 text-subtle", open && "rotate-180")} />
          )}
        </button>
      </legend>
      <div id={list} className={cx("contents", !open && "max-md:hidden")}>
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
