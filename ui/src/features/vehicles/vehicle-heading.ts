import type { Brand } from "@/shared/api/types";
import type { TrailStep } from "@/shared/ui/step-heading";
import { describeYears } from "@/shared/vehicle/describe-years";
import { brandLink } from "./shared/use-vehicles";
import type { ChosenVehicle } from "./use-chosen-vehicle";

/** Return title, lead and trail of a brand's or a model's step. */
export function vehicleHeading(
  { brand, model, isUnknown, isError }: Pick<ChosenVehicle, "brand" | "model" | "isUnknown" | "isError">,
  wantsModel: boolean,
  base: TrailStep,
  /** The number of the brand's models; undefined while they are not known. */
  count?: number,
): { title: string | undefined; lead?: string | undefined; trail: TrailStep[] } {
  if (isUnknown || isError) return { title: "Shop by Vehicle", trail: [base] };
  if (!wantsModel) return { title: brand?.name, lead: brandLead(brand, count), trail: [base] };
  const trail = brand ? [base, { label: brand.name, to: brandLink(base.to, brand.slug) }] : [base];
  if (!brand || !model) return { title: undefined, trail };
  const years = model.year ? `, ${describeYears(model.year)}` : "";
  return {
    title: `${brand.name} ${model.name}`,
    lead: `Parts that fit the ${brand.name} ${model.name}${years}.`,
    trail,
  };
}

/** Return the lead. Its line is blank while the models are not known. */
function brandLead(brand: Brand | undefined, count: number | undefined): string {
  if (!brand || count === undefined) return "Choose your model.";
  if (count === 0) return `Parts and accessories for ${brand.name}.`;
  const models = count === 1 ? "one model" : `${count} models`;
  return `Parts and accessories for ${models} of ${brand.name}. Choose yours and see only what fits.`;
}
