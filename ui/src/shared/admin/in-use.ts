import { countOf } from "./count-of";
import type { CountedBrand, CountedCategory, CountedModel, Manufacturer } from "./types";

const NAMED = 3;

/** Return "Golf, Polo, Up and 4 more". */
export function namesOf(rows: { name: string }[]): string {
  const names = rows.slice(0, NAMED).map(({ name }) => name);
  const rest = rows.length - names.length;
  return `${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

export function brandInUse({ models }: CountedBrand): string | undefined {
  if (models.length === 0) return;
  return `It has ${countOf(models.length, "model")}: ${namesOf(models)}. Delete ${models.length === 1 ? "it" : "them"} first.`;
}

export function modelInUse({ productCount }: CountedModel): string | undefined {
  if (productCount === 0) return;
  const fit = productCount === 1 ? "fits" : "fit";
  return `${countOf(productCount, "product")} ${fit} this model. Take it off the list of cars in ${productCount === 1 ? "its" : "their"} form first.`;
}

export function categoryInUse({ productCount, subcategories }: CountedCategory): string | undefined {
  const counted = subcategories.length === 1 ? "1 subcategory" : `${subcategories.length} subcategories`;
  const within = [
    ...(productCount > 0 ? [countOf(productCount, "product")] : []),
    ...(subcategories.length > 0 ? [`${counted} (${namesOf(subcategories)})`] : []),
  ];
  if (within.length > 0) return `It has ${within.join(" and ")}. Move or delete them first.`;
}

export function manufacturerInUse({ productCount }: Manufacturer): string | undefined {
  if (productCount === 0) return;
  return `${countOf(productCount, "product")} ${productCount === 1 ? "has" : "have"} this maker. Choose another maker on ${productCount === 1 ? "its form" : "their forms"} first.`;
}
