import { useState } from "react";
import { flushSync } from "react-dom";
import type { CodeDraft } from "./code-rows";
import type { OptionDraft } from "./option-rows";
import { MORE_PANELS, type ProductFields } from "./product-schema";
import { slugify } from "./slugify";

export type MorePanel = keyof typeof MORE_PANELS;
export const PANEL_NAMES = Object.keys(MORE_PANELS) as MorePanel[];

/** Return the panels in which something is filled in. An address that was made from the name does not count. */
export function filledPanels(fields: ProductFields, codes: CodeDraft[], options: OptionDraft[]): MorePanel[] {
  const isFilled = (name: keyof ProductFields) =>
    name === "slug" ? ![slugify(fields.name), ""].includes(fields.slug) : Boolean(fields[name]);
  const rows: Partial<Record<MorePanel, unknown[]>> = { numbers: codes, options };
  return PANEL_NAMES.filter((panel) => rows[panel]?.length || MORE_PANELS[panel].some(isFilled));
}

/**
 * Return the fold of the panels that were blank when the form was opened. A panel does not move while it is
 * typed into.
 */
export function useMoreFold(filledAtFirst: () => MorePanel[]) {
  const [shown] = useState(filledAtFirst);
  const [open, setOpen] = useState(false);
  const folded = PANEL_NAMES.filter((panel) => !shown.includes(panel));
  // What is wrong with the options as a whole goes by the panel's own name.
  const fields = folded.flatMap((panel): string[] => [panel, ...MORE_PANELS[panel]]);
  return {
    shown,
    folded,
    open,
    setOpen,
    /** Unfolds a wrong field before it gets the focus. An address that waits for the name is none. */
    showWrong: (names: string[]) => {
      const wrong = names.filter((name) => name !== "slug" || !names.includes("name"));
      if (wrong.some((name) => fields.includes(name))) flushSync(() => setOpen(true));
    },
  };
}

export type MoreFold = ReturnType<typeof useMoreFold>;
