import { type ReactNode, useState } from "react";
import { SearchField } from "@/shared/admin/forms/search-field";
import type { Brand, CarModel } from "@/shared/api/types";
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
  /** Asks for years, note and condition of a model that it fits. */
  onDetails: (model: CarModel) => void;
}

/** The models that the product fits, grouped by brand. */
export function FitmentChoice({ meaning, brands, models, chosen, onChange, onDetails }: FitmentChoiceProps) {
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
        <SearchField label="Filter vehicles" value={filter} onChange={setFilter} className="w-full sm:w-64" />
      </div>
      {meaning}
      {models.length === 0 && (
        <p className="text-muted">
          There are no models yet. Add brands and models under Vehicles, then choose here what fits.
        </p>
      )}
      {models.length > 0 && groups.length === 0 && <p className="text-muted">No vehicle matches.</p>}
      {groups.map((group) => (
        <BrandModels key={group.brand.id} group={group} chosen={chosen} onSet={set} onDetails={onDetails} />
      ))}
    </section>
  );
}
