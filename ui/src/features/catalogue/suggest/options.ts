import { SECTIONS } from "@/content/sections";
import type { components } from "@/shared/api/schema";
import { formatPrice } from "@/shared/lib/money";

export type SuggestAnswer = components["schemas"]["SuggestView"];
type Part = SuggestAnswer["products"][number];

/** A suggestion, and the address that it leads to. */
export interface Option {
  kind: "vehicle" | "service" | "category" | "part";
  label: string;
  to: string;
  note?: string;
  /** It is written out, such as "from €39.00". */
  price?: string;
  image?: Part["image"];
}

/** Return the suggestions in one list: vehicles, services, categories, parts. */
export function optionsOf(answer: SuggestAnswer | undefined): Option[] {
  if (!answer) return [];
  const { vehicles, services, categories, products } = answer;
  return [
    ...vehicles.map(({ brand, model, years, path }) => ({
      kind: "vehicle" as const,
      label: [brand, model].filter(Boolean).join(" "),
      to: path,
      note: years?.replace("-", "–") ?? "All models",
    })),
    ...services.map(({ id, title }) => ({
      kind: "service" as const,
      label: title,
      to: `/?service=${id}#${SECTIONS.contact.id}`,
      note: "Ask for a price",
    })),
    ...categories.map(({ name, slug }) => ({
      kind: "category" as const,
      label: name,
      to: `/shop?${new URLSearchParams({ category: slug })}`,
      note: "Category",
    })),
    ...products.map(({ name, slug, price, priceFrom, image }) => ({
      kind: "part" as const,
      label: name,
      to: `/shop/${slug}`,
      price: priceFrom ? `from ${formatPrice(priceFrom)}` : formatPrice(price),
      image,
    })),
  ];
}
