import type { QueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { ProductGridSkeleton } from "@/features/catalogue/list/product-grid-skeleton";
import { placeOf, type ShopPlace, stepOf } from "@/features/catalogue/shared/shop-place";
import { useNothingForSale } from "@/features/catalogue/shared/use-products";
import { CategoryStep } from "@/features/catalogue/shop/category-step";
import { ShopStartHeading } from "@/features/catalogue/shop/shop-start-heading";
import { CategoryTiles } from "@/features/catalogue/tiles/category-tiles";
import { BrandTiles } from "@/features/vehicles/brand-tiles";
import { VehicleSteps } from "@/features/vehicles/vehicle-steps";
import type { PagePlace } from "@/shared/lib/page-place";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { useStepFocus } from "@/shared/lib/use-step-focus";
import { GuaranteeNotice } from "@/shared/ui/guarantee-notice";
import { part } from "@/shared/ui/part";
import { Quiet } from "@/shared/ui/quiet";
import { prepareShop } from "./prepare-shop";

// No link leads to a search here, because it has a page of its own.
const { Part: SearchStep, arrive: arriveSearch } = part(
  () => import("@/features/catalogue/shop/search-step"),
);
const { Part: NothingForSale } = part(() => import("@/features/catalogue/empty/nothing-for-sale"));
const { Part: ModelParts, arrive: arriveParts } = part(() => import("@/features/catalogue/shop/model-parts"));
// The server's markup is shown until they are loaded.
if (typeof window !== "undefined") {
  const { pathname, search } = window.location;
  if (/[?&]search=/.test(search)) await arriveSearch().catch(() => {});
  if (/\/brands\/.+\/./.test(pathname)) await arriveParts().catch(() => {});
}

export async function prepare(client: QueryClient, place: PagePlace) {
  await Promise.allSettled([arriveParts(), prepareShop(client, place)]);
}

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
  if (place.step === "search") {
    return (
      <Quiet>
        <SearchStep words={place.words} />
      </Quiet>
    );
  }
  if (place.step === "category") return <CategoryStep {...place} />;
  if (place.step === "start") return <ShopStart />;
  return (
    <VehicleSteps
      base="/shop"
      baseLabel="Shop"
      brandSlug={place.brandSlug}
      modelSlug={place.modelSlug}
      partsSkeleton={<ProductGridSkeleton filtered />}
      parts={({ id }, name) => (
        <Suspense fallback={<ProductGridSkeleton filtered />}>
          <ModelParts modelId={id} vehicle={name} categorySlug={place.categorySlug} />
        </Suspense>
      )}
    />
  );
}

/** Show both ways into the shop: by category, whose row has its height from the beginning, and by vehicle. */
function ShopStart() {
  usePageTitle("Shop");
  if (useNothingForSale()) {
    return (
      <>
        <ShopStartHeading />
        <Quiet>
          <NothingForSale />
        </Quiet>
      </>
    );
  }
  return (
    <>
      <ShopStartHeading />
      <section aria-labelledby="by-category" className="mb-12 has-[ul:empty]:hidden">
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
      <GuaranteeNotice className="mt-12" />
    </>
  );
}
