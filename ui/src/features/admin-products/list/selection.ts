import { create } from "zustand";

interface Selection {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** All of these besides what is selected, or none of these any more. */
  setAll: (ids: string[], selected: boolean) => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The products that a bulk act will be about. */
export const useSelection = create<Selection>((set) => ({
  ids: NONE,
  toggle: (id) => set(({ ids }) => ({ ids: ids.has(id) ? without(ids, [id]) : new Set([...ids, id]) })),
  setAll: (some, selected) =>
    set(({ ids }) => ({ ids: selected ? new Set([...ids, ...some]) : without(ids, some) })),
  clear: () => set({ ids: NONE }),
}));

function without(ids: ReadonlySet<string>, some: string[]): ReadonlySet<string> {
  const rest = new Set(ids);
  for (const id of some) rest.delete(id);
  return rest;
}
