import type { QueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { ProductGridSkeleton } from "@/features/catalogue/list/product-grid-skeleton";
import { prepareModelParts } from "@/features/catalogue/shared/prepare";
import { useNothingForSale } from "@/features/catalogue/shared/use-products";
import ModelParts from "@/features/catalogue/shop/model-parts";
import { VehicleBanner } from "@/features/vehicles/banner/vehicle-banner";
import { BrandTiles, NO_BRANDS } from "@/features/vehicles/brand-tiles";
import { prepareVehicle, useBrands } from "@/features/vehicles/shared/use-vehicles";
import { VehicleSteps } from "@/features/vehicles/vehicle-steps";
import type { PagePlace } from "@/shared/lib/page-place";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { useStepFocus } from "@/shared/lib/use-step-focus";
import { part } from "@/shared/ui/part";
import { Quiet } from "@/shared/ui/quiet";

const { Part: NothingForSale } = part(() => import("@/features/catalogue/empty/nothing-for-sale"));

export async function prepare(client: QueryClient, { search }: PagePlace) {
  const modelId = await prepareVehicle(client, search.get("brand"), search.get("model"));
  if (modelId) await prepareModelParts(client, modelId);
}

export default function ByVehiclePage() {
  const [params] = useSearchParams();
  const brandSlug = params.get("brand");
  const modelSlug = params.get("model") || null;
  useStepFocus(`${brandSlug ?? ""} ${modelSlug ?? ""}`);
  if (!brandSlug) return <BrandStep />;
  return (
    <div className="page-width page-top min-h-dvh pb-24">
      <VehicleSteps
        base="/by-vehicle"
        baseLabel="Shop by Vehicle"
        brandSlug={brandSlug}
        modelSlug={modelSlug}
        partsSkeleton={<ProductGridSkeleton filtered />}
        parts={({ id }, name) => (
          <ModelParts modelId={id} vehicle={name} categorySlug={params.get("category")} />
        )}
      />
    </div>
  );
}

function BrandStep() {
  usePageTitle("Shop by Vehicle");
  return (
    <div className="min-h-dvh">
      <VehicleBanner />
      <div className="page-width pb-24">
        {useNothingForSale() ? (
          <NoBrandToChoose />
        ) : (
          <>
            <h2 className="headline mb-4 text-h3">Choose your brand</h2>
            <BrandTiles base="/by-vehicle" />
          </>
        )}
      </div>
    </div>
  );
}

function NoBrandToChoose() {
  const { data: brands } = useBrands();
  return (
    <Quiet>
      <NothingForSale {...(brands?.length === 0 && { title: NO_BRANDS })} />
    </Quiet>
  );
}
