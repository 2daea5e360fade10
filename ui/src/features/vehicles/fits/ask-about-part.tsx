import { useLocation } from "react-router-dom";
import type { Product } from "@/shared/api/types";
import { useVehicle } from "@/shared/lib/chosen-vehicle";
import { AskLink } from "@/shared/ui/links/ask-link";
import { describeYears } from "@/shared/vehicle/describe-years";
import { shortName } from "@/shared/vehicle/vehicle-words";
import { useBrands, useModels } from "../shared/use-vehicles";
import { vehicleIn } from "./vehicle-in";

/**
 * Link to the enquiry form, which then names the part, and the visitor's vehicle or that of the list that the
 * visitor came from.
 */
export default function AskAboutPart({ product: { id, name } }: { product: Product }) {
  const chosen = useVehicle((store) => store.vehicle);
  const ofList = useVehicleOfList();
  const vehicle = chosen ? shortName(chosen) : ofList;
  return (
    <p>
      <AskLink question={{ part: name, partId: id, ...(vehicle && { vehicle }) }}>
        Ask about this part
      </AskLink>
    </p>
  );
}

/** Return "Volkswagen Golf Mk7, 2013–2020" where the list that the visitor came from is that vehicle's. */
function useVehicleOfList(): string | undefined {
  const { list } = (useLocation().state ?? {}) as { list?: string };
  const { brand: brandSlug, model: modelSlug } = vehicleIn(list ?? "");
  const brands = useBrands();
  const brand = brands.data?.find(({ slug }) => slug === brandSlug);
  const models = useModels(modelSlug ? brand?.id : undefined);
  const model = models.data?.find(({ slug }) => slug === modelSlug);
  if (!brand || !model) return undefined;
  return [`${brand.name} ${model.name}`, model.year && describeYears(model.year)].filter(Boolean).join(", ");
}
