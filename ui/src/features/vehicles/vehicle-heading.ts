import type { TrailStep } from "@/shared/ui/step-heading";
import type { ChosenVehicle } from "./use-chosen-vehicle";
import { brandLink } from "./vehicle-links";

/** Title, lead and trail of a brand's or a model's step. */
export function vehicleHeading(
  { brand, model, isUnknown, isError }: Pick<ChosenVehicle, "brand" | "model" | "isUnknown" | "isError">,
  wantsModel: boolean,
  base: TrailStep,
): { title: string | undefined; lead?: string; trail: TrailStep[] } {
  if (isUnknown || isError) return { title: "Shop by Vehicle", trail: [base] };
  if (!wantsModel) return { title: brand?.name, lead: "Choose your model.", trail: [base] };
  const trail = brand ? [base, { label: brand.name, to: brandLink(base.to, brand.slug) }] : [base];
  if (!brand || !model) return { title: undefined, trail };
  const years = model.year ? `, ${model.year}` : "";
  return {
    title: `${brand.name} ${model.name}`,
    lead: `Parts that fit the ${brand.name} ${model.name}${years}.`,
    trail,
  };
}
