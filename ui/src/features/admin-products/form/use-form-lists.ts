import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import type { Fitment, Manufacturer, OwnOption, OwnProduct, PartCode } from "@/shared/admin/types";
import { apiKey } from "@/shared/api/query-client";
import type { Brand, CarModel, Category, Subcategory } from "@/shared/api/types";

/** Everything that the form offers and, for an existing product, its present values. */
export interface FormLists {
  categories: Category[];
  subcategories: Subcategory[];
  brands: Brand[];
  models: CarModel[];
  manufacturers: Manufacturer[];
  product: OwnProduct | undefined;
  /** The models that it fits. */
  fitting: Fitment | undefined;
  /** Its part numbers beside the SKU. */
  codes: PartCode[] | undefined;
  options: OwnOption[] | undefined;
}

const SHARED = [
  apiKey("/api/product-categories"),
  apiKey("/api/product-subcategories"),
  apiKey("/api/brands"),
  apiKey("/api/models"),
  apiKey("/api/admin/manufacturers"),
];

/**
 * Read all that the form needs; for a new product (no id) only the lists. The product is read again every time,
 * because a form that began with old values would restore them.
 */
export function useFormLists(id: string | undefined) {
  const own = id
    ? [
        apiKey(`/api/admin/products/${id}`),
        apiKey(`/api/admin/products/${id}/fitment`),
        apiKey(`/api/admin/products/${id}/codes`),
        apiKey(`/api/admin/products/${id}/options`),
      ]
    : [];
  const queries = [
    ...SHARED.map((queryKey) => ({ queryKey })),
    ...own.map((queryKey) => ({ queryKey, gcTime: 0 })),
  ];
  return useQueries({ queries, combine });
}

function combine(answers: UseQueryResult<unknown>[]) {
  const ready = answers.every(({ data }) => data !== undefined);
  return {
    lists: ready ? listsOf(answers.map(({ data }) => data)) : undefined,
    error: answers.find(({ isError }) => isError)?.error ?? undefined,
    retry: () => {
      for (const answer of answers) if (answer.isError) answer.refetch();
    },
  };
}

function listsOf(answers: unknown[]): FormLists {
  const [categories, subcategories, brands, models, manufacturers, product, fitting, codes, options] =
    answers as [
      Category[],
      Subcategory[],
      Brand[],
      CarModel[],
      Manufacturer[],
      OwnProduct?,
      Fitment?,
      PartCode[]?,
      OwnOption[]?,
    ];
  return { categories, subcategories, brands, models, manufacturers, product, fitting, codes, options };
}
