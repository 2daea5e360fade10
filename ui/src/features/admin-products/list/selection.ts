import { create } from "zustand";

/** A product as a bulk action names it. */
export interface Named {
  id: string;
  name: string;
}

interface Selection {
  /** The names of the selected products by their ids, in the order in which they were selected. */
  names: ReadonlyMap<string, string>;
  toggle: (product: Named) => void;
  /** Selects all of these as well, or none of these any more. */
  setAll: (products: Named[], selected: boolean) => void;
  clear: () => void;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The products that a bulk action will change. */
export const useSelection = create<Selection>((set, get) => ({
  names: NONE,
  toggle: (product) => get().setAll([product], !get().names.has(product.id)),
  setAll: (products, selected) => set(({ names }) => ({ names: changed(names, products, selected) })),
  clear: () => set({ names: NONE }),
}));

function changed(names: ReadonlyMap<string, string>, products: Named[], selected: boolean) {
  const rest = new Map(names);
  for (const { id, name } of products) {
    if (selected) rest.set(id, name);
    else rest.delete(id);
  }
  return rest;
}
