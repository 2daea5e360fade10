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
  /** A search found these models, so they are shown at once. */
  isSearched: boolean;
  onSet: (ids: string[], fits: boolean) => void;
  onDetails: (model: CarModel) => void;
}

/**
 * Show a brand's models, folded under its name until it is opened or searched. Those that the part fits are
 * shown, unless it fits all.
 */
export function BrandModels(props: BrandModelsProps) {
  const { group, chosen, isSearched, onSet, onDetails } = props;
  const { brand, models, shown } = group;
  const [unfolded, setUnfolded] = useState(false);
  // One that is unticked is not moved.
  const [ticked] = useState(chosen);
  const list = useId();
  const count = models.filter(({ id }) => chosen.has(id)).length;
  const open = unfolded || isSearched;
  const fitsAll = models.every((model) => {
    const details = chosen.get(model.id);
    return details && describeDetails(details, model) === "";
  });
  const fitting = fitsAll ? [] : models.filter(({ id }) => chosen.has(id) || ticked.has(id));
  const visible = open ? shown : fitting;
  return (
    <fieldset className={cx("border-line border-t pt-1", visible.length > 0 && "col-span-full")}>
      <legend className="float-left w-full font-semibold">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={list}
          disabled={isSearched}
          onClick={() => setUnfolded(!unfolded)}
          className="flex min-h-11 w-full items-center justify-between gap-2 text-start"
        >
          <span className="min-w-0">
            {brand.name}
            <span className="ml-2 font-normal text-muted tabular">
              {count} of {models.length}
            </span>
          </span>
          {!isSearched && (
            <Icon of={ChevronDown} className={cx("size-4 text-subtle", open && "rotate-180")} />
          )}
        </button>
      </legend>
      <div id={list} className="clear-both">
        {open && <AllOfBrand {...props} />}
        <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
          {visible.map((model) => (
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

/** Tick the models that are shown, or none of them. */
function AllOfBrand({ group: { brand, models, shown }, chosen, onSet }: BrandModelsProps) {
  const ids = shown.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  const all = count === ids.length;
  const whole = ids.length === models.length;
  return (
    <Checkbox
      label={whole ? `Select all of ${brand.name}` : `Select these ${ids.length} of ${brand.name}`}
      checked={all}
      indeterminate={count > 0 && !all}
      onChange={() => onSet(ids, !all)}
      className="text-muted"
    />
  );
}

interface ModelChoiceProps {
  model: CarModel;
  /** It is undefined where the part does not fit the model. */
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
