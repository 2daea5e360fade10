/** The parts of a product's page that have files of their own, and which products show them. */
import { asChosen } from "@/features/catalogue/product/use-chosen-option";
import type { SingleProduct } from "@/shared/api/types";
import { mostOf } from "@/shared/lib/lead-words";
import { pageLoaded } from "@/shared/lib/page-loaded";
import { part } from "@/shared/ui/part";

// Its box has two lines before it is loaded.
export const { Part: ProductVerdict, arrive: arriveVerdict } = part(
  () => import("@/features/vehicles/verdict/product-verdict"),
);
export const { Part: AskAboutPart, arrive: arriveAsk } = part(
  () => import("@/features/vehicles/fits/ask-about-part"),
);
// Most addresses are those of a product.
export const { Part: ProductNotFound } = part(() => import("@/features/catalogue/product/product-not-found"));
// Most products have no safety facts.
export const { Part: ProductSafety, arrive: arriveSafety } = part(
  () => import("@/features/catalogue/product/product-safety"),
);
// Most products have no documents.
export const { Part: ProductDocuments, arrive: arriveDocuments } = part(
  () => import("@/features/catalogue/product/product-documents"),
);
// Most products are in stock.
export const { Part: StockWait, arrive: arriveWait } = part(
  () => import("@/features/catalogue/product/stock-wait"),
);
// Most products have no options. The page waits for this file, so that nothing below moves.
export const { Part: ProductOptions, arrive: arriveOptions } = part(
  () => import("@/features/catalogue/product/product-options"),
);
// These are below the window and may be loaded after the page.
export const { Part: FitsVehicles, arrive: arriveFits } = part(
  () => import("@/features/vehicles/fits/fits-vehicles"),
);
export const { Part: RelatedParts, arrive: arriveRelated } = part(() =>
  pageLoaded().then(() => import("@/features/catalogue/related/related-parts")),
);

/** Load what only some products show. */
export function partsOf(product: SingleProduct): Promise<unknown>[] {
  const parts: Promise<unknown>[] = [];
  if (hasSafety(product)) parts.push(arriveSafety());
  if (hasDocuments(product)) parts.push(arriveDocuments());
  if ([product, ...product.options.map((option) => asChosen(product, option))].some(isSoldOut)) {
    parts.push(arriveWait());
  }
  if (product.options.length > 0) parts.push(arriveOptions());
  return parts;
}

export const isSoldOut = (product: SingleProduct) => product.hidden === 0 && mostOf(product) === 0;
export const hasSafety = ({ warnings, manufacturer }: SingleProduct) => Boolean(warnings || manufacturer);
export const hasDocuments = ({ documents }: SingleProduct) => documents.length > 0;
