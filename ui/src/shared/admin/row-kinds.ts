/** The owner's lists whose rows are added, renamed, put in order and removed by the same calls. */
export interface RowKind {
  path: string;
  noun: string;
}

export const BRANDS: RowKind = { path: "/api/admin/brands", noun: "brand" };
export const MODELS: RowKind = { path: "/api/admin/models", noun: "model" };
export const CATEGORIES: RowKind = { path: "/api/admin/product-categories", noun: "category" };
export const SUBCATEGORIES: RowKind = { path: "/api/admin/product-subcategories", noun: "subcategory" };
