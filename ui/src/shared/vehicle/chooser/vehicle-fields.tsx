import type { ReactNode } from "react";
import type { ChosenVehicle } from "@/shared/lib/chosen-vehicle";
import { Field } from "@/shared/ui/forms/field";
import { Select } from "@/shared/ui/forms/select";
import { describeYears } from "../describe-years";
import { FindVehicle } from "./find-vehicle";
import { useBrands, useModels } from "./use-vehicles";
import { yearsOf } from "./years-of";

/** The choices as the fields have them, "" for none. */
export interface VehicleDraft {
  brandId: string;
  modelId: string;
  year: string;
  engineId: string;
}

export const NO_VEHICLE: VehicleDraft = { brandId: "", modelId: "", year: "", engineId: "" };

/**
 * Return the choices, and the vehicle of the draft with its parts' page. There is no vehicle until its model is
 * known.
 */
export function useVehicleChoices(draft: VehicleDraft) {
  const brands = useBrands();
  const models = useModels(draft.brandId || undefined);
  const brand = brands.data?.find(({ id }) => id === draft.brandId);
  const model = models.data?.find(({ id }) => id === draft.modelId);
  const years = model ? yearsOf(model, new Date().getFullYear()) : [];
  const engine = model?.engines.find(({ id }) => id === draft.engineId);
  const chosen: ChosenVehicle | null =
    brand && model
      ? {
          brandId: brand.id,
          modelId: model.id,
          name: `${brand.name} ${model.name}`,
          year: years.includes(Number(draft.year)) ? Number(draft.year) : null,
          engineId: engine?.id ?? null,
          engine: engine?.name ?? null,
        }
      : null;
  const path = brand && model ? partsPath(brand, model) : undefined;
  return { brands, models, years, engines: model?.engines ?? [], chosen, path };
}

/** Return the page of a model's parts. */
function partsPath(brand: { slug: string }, model: { slug: string }): string {
  return `/shop/brands/${encodeURIComponent(brand.slug)}/${encodeURIComponent(model.slug)}`;
}

interface VehicleFieldsProps {
  draft: VehicleDraft;
  choices: ReturnType<typeof useVehicleChoices>;
  onChange: (draft: VehicleDraft) => void;
  /** The name of the field to type in. */
  findLabel?: string;
  /** The words in that field to begin with. */
  words?: string;
  /** Shows what else the typed words find. */
  beside?: (typed: string) => ReactNode;
}

/** Choose brand and model, by typing or from lists, then the year and engine where the model has any. */
export function VehicleFields({ draft, choices, onChange, findLabel, words, beside }: VehicleFieldsProps) {
  const { brands, models, years, engines } = choices;
  const chooseModel = (brandId: string, modelId: string) =>
    onChange({ ...draft, brandId, modelId, engineId: "" });
  return (
    <>
      <FindVehicle
        onFound={({ brandId, modelId, year, engineId }) =>
          onChange({ brandId, modelId, year: year?.toString() ?? draft.year, engineId: engineId ?? "" })
        }
        onYear={(year) => onChange({ ...draft, year: `${year}` })}
        key={words}
        {...(findLabel && { label: findLabel })}
        {...(words && { words })}
      >
        {beside}
      </FindVehicle>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Brand">
          {(control) => (
            <Select
              {...control}
              value={draft.brandId}
              onChange={({ target }) => chooseModel(target.value, "")}
            >
              <option value="">Choose</option>
              {brands.data?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Model">
          {(control) => (
            <Select
              {...control}
              value={draft.modelId}
              disabled={!models.data}
              onChange={({ target }) => chooseModel(draft.brandId, target.value)}
            >
              <option value="">Choose</option>
              {models.data?.map(({ id, name, year: made }) => (
                <option key={id} value={id}>
                  {made ? `${name}, ${describeYears(made)}` : name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {years.length > 0 && (
          <Field label="Year" optional>
            {(control) => (
              <Select
                {...control}
                value={draft.year}
                onChange={({ target }) => onChange({ ...draft, year: target.value })}
              >
                <option value="">Not sure</option>
                {years.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {engines.length > 0 && (
          <Field label="Engine" optional>
            {(control) => (
              <Select
                {...control}
                value={draft.engineId}
                onChange={({ target }) => onChange({ ...draft, engineId: target.value })}
              >
                <option value="">Not sure</option>
                {engines.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
    </>
  );
}
