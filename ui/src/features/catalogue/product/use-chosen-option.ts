import { useSearchParams } from "react-router-dom";
import type { ProductOption, SingleProduct } from "@/shared/api/types";

/** The word of the address that names the chosen option. */
export const OPTION = "option";

/** Return the option that the address names, and a function that writes another into it. */
export function useChosenOption({ options }: SingleProduct) {
  const [search, setSearch] = useSearchParams();
  const named = options.find(({ id }) => id === search.get(OPTION));
  const choose = (id: string) =>
    setSearch(
      (before) => {
        before.set(OPTION, id);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [named, choose] as const;
}

/** Return the pictures of a product, beginning with that of its option. */
export function picturesOf({ images }: SingleProduct, option: ProductOption | undefined) {
  const own = option?.image;
  return own ? [own, ...images.filter(({ url }) => url !== own.url)] : images;
}

/** Return the product at the price, in the sale and with the stock of its option. */
export function asChosen(product: SingleProduct, option: ProductOption | undefined): SingleProduct {
  if (!option) return product;
  const { price, unitPrice, inventory, sale } = option;
  return { ...product, price, unitPrice, inventory, sale, priceFrom: null };
}
