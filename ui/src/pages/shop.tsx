import { useParams, useSearchParams } from "react-router-dom";
import { CategoryTiles } from "@/features/catalogue/list/category-tiles";
import { ModelParts } from "@/features/catalogue/list/model-parts";
import { ProductGridSkeleton } from "@/features/catalogue/list/product-grid-skeleton";
import { placeOf, type ShopPlace, stepOf } from "@/features/catalogue/shared/shop-place";
import { CategoryStep } from "@/features/catalogue/shop/category-step";
import { SearchStep } from "@/features/catalogue/shop/search-step";
import { ShopStartHeading } from "@/features/catalogue/shop/shop-start-heading";
import { BrandTiles } from "@/features/vehicles/brand-tiles";
import { VehicleSteps } from "@/features/vehicles/vehicle-steps";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { useStepFocus } from "@/shared/lib/use-step-focus";

export { prepareShop as prepare } from "./prepare-shop";

export default function ShopPage() {
  const [params] = useSearchParams();
  const place = placeOf(useParams(), params);
  useStepFocus(stepOf(place));
  return (
    <div className="page-width page-top min-h-dvh pb-24">
      <ShopStep place={place} />
    </div>
  );
}

function ShopStep({ place }: { place: ShopPlace }) {
  if (place.step === "search") return <SearchStep words={place.words} />;
  if (place.step === "category") return <CategoryStep {...place} />;
  if (place.step === "start") return <ShopStart />;
  return (
    <VehicleSteps
      base="/shop"
      baseLabel="Shop"
      brandSlug={place.brandSlug}
      modelSlug={place.modelSlug}
      partsSkeleton={<ProductGridSkeleton filtered />}
      parts={({ id }, name) => <ModelParts modelId={id} vehicle={name} categorySlug={place.categorySlug} />}
    />
  );
}

/** Both ways in: by category, whose row has its place at once, and by vehicle. */
function ShopStart() {
  usePageTitle("Shop");
  return (
    <>
      <ShopStartHeading />
      <section aria-labelledby="by-category" className="mb-12">
        <h2 id="by-category" className="headline mb-4 text-h3">
          Shop by category
        </h2>
        <CategoryTiles />
      </section>
      <section aria-labelledby="by-brand">
        <h2 id="by-brand" className="headline mb-4 text-h3">
          Shop by brand
        </h2>
        <BrandTiles base="/shop" />
      </section>
    </>
  );
}
