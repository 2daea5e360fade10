import type { components } from "@/shared/api/schema";

export type Deletion = components["schemas"]["DeletionView"];

const KINDS: Record<Deletion["kind"], string> = {
  product: "Product",
  brand: "Brand",
  model: "Model",
  engine: "Engine",
  category: "Category",
  subcategory: "Subcategory",
  enquiry: "Enquiry",
  image: "Picture",
  manufacturer: "Maker",
  synonym: "Synonym",
  template: "Template",
  policy: "Legal text",
  tax_rate: "Tax rate",
  contact: "Customer",
  car: "Car",
  quote: "Quote",
  job: "Job",
  gallery_item: "Gallery item",
  service_price: "Service",
  bay: "Bay",
  closed_day: "Closed day",
  appointment: "Appointment",
  photo: "Photo",
  discount: "Discount code",
  document: "Document",
};

const ACTS: Record<Deletion["act"], string> = {
  delete: "Deleted",
  "bulk-delete": "Bulk delete",
  "bulk-update": "Bulk edit",
  import: "Import",
  fitment: "Vehicles of several products",
  fitted: "Confirmed fit",
  merge: "Merged",
  move: "Moved to another customer",
};

const EDITS = new Set<Deletion["act"]>(["bulk-update", "fitment", "fitted"]);

type DeletionFacts = Pick<Deletion, "kind" | "count" | "act">;

/** Return "Product" or "3 products". */
export function whatItWas({ kind, count }: DeletionFacts): string {
  return count === 1 ? KINDS[kind] : `${count} ${KINDS[kind].toLowerCase()}s`;
}

/** Return the name of the act, in the words of its screen. */
export function howItWent({ act }: DeletionFacts): string {
  return ACTS[act];
}

/** Return the button's label. A bulk edit and an import deleted nothing, so they are undone. */
export function wayBack(deletion: DeletionFacts): string {
  const undone = undoneAct(deletion);
  return undone ? `Undo ${undone.toLowerCase()}` : "Bring back";
}

/** Return what is said once that is done. */
export function sayDone(deletion: DeletionFacts): string {
  const undone = undoneAct(deletion);
  return undone ? `${undone} undone` : "Brought back";
}

/** Return what is undone, if the act is no deletion. */
function undoneAct({ act }: DeletionFacts): string | undefined {
  if (act === "import") return "Import";
  if (act === "merge") return "Merge";
  if (act === "move") return "Move";
  return EDITS.has(act) ? "Edit" : undefined;
}
