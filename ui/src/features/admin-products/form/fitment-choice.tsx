import { type ReactNode, useState } from "react";
import { SearchField } from "@/shared/admin/forms/search-field";
import type { Brand, CarModel } from "@/shared/api/types";
import { Button } from "@/shared/ui/button";
import { BrandModels } from "./brand-models";
import { fitmentGroups } from "./fitment-groups";
import { type FitmentRows, WHOLE } from "./fitment-rows";

interface FitmentChoiceProps {
  /** The question that the list of models answers. */
  meaning: ReactNode;
  brands: Brand[];
  models: CarModel[];
  chosen: FitmentRows;
  onChange: (chosen: FitmentRows) => void;
  /** Asks for years, note and condition of a model that the part fits. */
  onDetails: (model: CarModel) => void;
  /** Asks for a product whose vehicles are copied. */
  onCopy: () => void;
}

/** Choose the models that the product fits, grouped by brand. */
export function FitmentChoice(props: FitmentChoiceProps) {
  const { meaning, brands, models, chosen, onChange, onDetails, onCopy } = props;
  const [filter, setFilter] = useState("");
  const groups = fitmentGroups(brands, models, filter);
  const set = (ids: string[], fits: boolean) => {
    const next = new Map(chosen);
    for (const id of ids) fits ? next.set(id, chosen.get(id) ?? WHOLE) : next.delete(id);
    onChange(next);
  };
  return (
    <section aria-labelledby="fitment-title" className="panel">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="fitment-title" className="font-semibold text-body">
          Vehicle compatibility
        </h2>
        <p role="status" className="mr-auto text-muted tabular">
          {chosen.size === 1 ? "Fits 1 model" : `Fits ${chosen.size} models`}
        </p>
        <Button size="small" onClick={onCopy}>
          Copy from…
        </Button>
        <SearchField label="Filter vehicles" value={filter} onChange={setFilter} className="w-full sm:w-64" />
      </div>
      {meaning}
      {models.length === 0 && (
        <p className="text-muted">
          There are no models yet. Add brands and models under Vehicles, then choose here what fits.
        </p>
      )}
      {models.length > 0 && groups.length === 0 && <p className="text-muted">No vehicle matches.</p>}
      <div className="grid gap-x-5 sm:grid-cols-2 xl:grid-cols-3">
        {groups.map((group) => (
          <BrandModels
            key={group.brand.id}
            group={group}
            chosen={chosen}
            isSearched={filter.trim() !== ""}
            onSet={set}
            onDetails={onDetails}
          />
        ))}
      </div>
    </section>
  );
}
