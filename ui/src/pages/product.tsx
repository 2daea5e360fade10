import type { QueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useParams } from "react-router-dom";
import { BuyBar } from "@/features/cart/buy-bar";
import { ProductFacts, PurchaseNotes } from "@/features/catalogue/product/product-facts";
import { arrivePictures, ProductGallery } from "@/features/catalogue/product/product-gallery";
import { ProductScreenSkeleton } from "@/features/catalogue/product/product-screen-skeleton";
import { ProductTrail } from "@/features/catalogue/product/product-trail";
import { asChosen, picturesOf, useChosenOption } from "@/features/catalogue/product/use-chosen-option";
import { prepareProduct } from "@/features/catalogue/shared/prepare";
import { productKey, useProduct } from "@/features/catalogue/shared/use-product";
import { useRecordedProduct } from "@/features/catalogue/shared/use-recorded-view";
import { reading } from "@/shared/api/query-client";
import type { SingleProduct } from "@/shared/api/types";
import { useSettings } from "@/shared/api/use-settings";
import { useVehicle } from "@/shared/lib/chosen-vehicle";
import { mostOf } from "@/shared/lib/lead-words";
import type { PagePlace } from "@/shared/lib/page-place";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { ErrorNote } from "@/shared/ui/error-note";
import { GuaranteeNotice } from "@/shared/ui/guarantee-notice";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { Quiet } from "@/shared/ui/quiet";
import { Skeleton } from "@/shared/ui/skeleton";
import { WhenClosed } from "@/shared/ui/when-closed";
import { fitKey } from "@/shared/vehicle/fit-key";
import {
  AskAboutPart,
  arriveAsk,
  arriveFits,
  arriveRelated,
  arriveVerdict,
  FitsVehicles,
  hasDocuments,
  hasSafety,
  isSoldOut,
  ProductDocuments,
  ProductNotFound,
  ProductOptions,
  ProductSafety,
  ProductVerdict,
  partsOf,
  RelatedParts,
  StockWait,
} from "./product-parts";

const LONGEST_WAIT_MS = 1000;

export async function prepare(client: QueryClient, place: PagePlace) {
  const parts = [arriveVerdict(), arriveAsk(), arriveFits(), arriveRelated()];
  // A hidden product is sent with its page alone.
  if (place.search.has("preview")) return;
  await Promise.allSettled([...parts, prepareProduct(client, place)]);
  const product = client.getQueryData<SingleProduct | null>(productKey(place.params.slug ?? ""));
  if (!product) return;
  const pictures = product.images.length > 1 ? [arrivePictures()] : [];
  await Promise.allSettled([...partsOf(product), ...pictures]);
}

/**
 * Wait for the verdict for the visitor's vehicle and for the parts that this product alone has. How many lines
 * they take is known only with their words.
 */
export async function ready(client: QueryClient, { slug = "" }: PagePlace["params"]) {
  const { vehicle } = useVehicle.getState();
  const product = client.getQueryData<SingleProduct | null>(productKey(slug));
  if (!product) return;
  const parts = partsOf(product);
  if (vehicle) parts.push(arriveVerdict(), client.prefetchQuery(reading(fitKey(product.id, vehicle))));
  await Promise.race([Promise.allSettled(parts), new Promise((go) => setTimeout(go, LONGEST_WAIT_MS))]);
}

export default function ProductPage() {
  const { slug = "" } = useParams();
  return (
    <div className="page-width page-top min-h-dvh pb-24">
      <ProductAt slug={slug} />
    </div>
  );
}

function ProductAt({ slug }: { slug: string }) {
  const { product, isMissing, isError, retry } = useProduct(slug);
  usePageTitle(product?.name ?? "Product");
  useRecordedProduct(product);
  if (isMissing) {
    return (
      <PartBoundary>
        <Suspense>
          <ProductNotFound />
        </Suspense>
      </PartBoundary>
    );
  }
  if (isError) return <ErrorNote onRetry={retry}>The product could not be loaded.</ErrorNote>;
  return (
    <>
      {product?.hidden === 1 && (
        <p className="mb-4 border-warn border-l-2 bg-surface p-4">Hidden: visitors do not see this yet</p>
      )}
      <ProductTrail categoryName={product?.category} />
      {product ? <ProductScreen key={product.id} product={product} /> : <ProductScreenSkeleton />}
    </>
  );
}

function ProductScreen({ product: whole }: { product: SingleProduct }) {
  const { closed } = useSettings();
  const [option, choose] = useChosenOption(whole);
  const product = asChosen(whole, option);
  const [quantity, setQuantity] = useState(1);
  const wanted = Math.min(quantity, Math.max(mostOf(product), 1));
  return (
    <>
      <article className="grid items-start gap-4 lg:grid-cols-12 lg:gap-12">
        <div className="min-w-0 lg:col-span-7">
          <ProductGallery key={option?.imageUrl} images={picturesOf(whole, option)} name={product.name} />
        </div>
        <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-28 lg:col-span-5 lg:gap-5">
          <ProductFacts product={product} />
          {/* On a narrow window the fixed bar would cut it below. */}
          <div className="min-h-12 max-lg:order-first lg:min-h-14">
            <Quiet>
              <ProductVerdict product={product} />
            </Quiet>
          </div>
          {whole.options.length > 0 && (
            <PartBoundary>
              <Suspense>
                <ProductOptions
                  options={whole.options}
                  leadDays={whole.leadDays}
                  chosen={option}
                  onChoose={choose}
                  priced={whole.priceFrom !== null}
                />
              </Suspense>
            </PartBoundary>
          )}
          {product.hidden === 0 &&
            (closed ? (
              <WhenClosed prominent />
            ) : (
              <BuyBar product={product} option={option} quantity={wanted} onQuantity={setQuantity} />
            ))}
          {isSoldOut(product) && (
            <Quiet>
              <StockWait key={option?.id} productId={product.id} optionId={option?.id} />
            </Quiet>
          )}
          <PurchaseNotes product={product} quantity={wanted} />
          <p className="max-w-measure whitespace-pre-line text-muted">{product.description}</p>
          <div className="min-h-9">
            <Quiet>
              <AskAboutPart product={product} />
            </Quiet>
          </div>
          <GuaranteeNotice />
        </div>
      </article>
      {hasSafety(product) && (
        <PartBoundary>
          <Suspense>
            <ProductSafety product={product} />
          </Suspense>
        </PartBoundary>
      )}
      {hasDocuments(product) && (
        <PartBoundary>
          <Suspense>
            <ProductDocuments documents={product.documents} />
          </Suspense>
        </PartBoundary>
      )}
      <section aria-labelledby="fits" className="mt-16 border-line border-t pt-8">
        <h2 id="fits" className="headline mb-4 text-h3">
          {product.fits === "universal" ? "Vehicles" : "Fits these vehicles"}
        </h2>
        <PartBoundary>
          <Suspense fallback={<Skeleton className="h-28" />}>
            <FitsVehicles product={product} />
          </Suspense>
        </PartBoundary>
      </section>
      <PartBoundary>
        <Suspense>
          <RelatedParts productId={product.id} />
        </Suspense>
      </PartBoundary>
    </>
  );
}
