import { countOf } from "@/shared/admin/count-of";
import type { components } from "@/shared/api/schema";

export type Backup = components["schemas"]["BackupView"];
export type Preview = components["schemas"]["PreviewView"];

/** Return the reason for a backup, as its name gives it. */
export function occasionOf({ name }: Backup): string {
  if (name.includes("-daily")) return "Daily";
  return name.includes("-before-restore") ? "Before a restore" : "Manual";
}

/** Return "40 products, 1 order, 12 pictures"; null for a file that cannot be read. */
export function contentOf({ products, orders, images }: Backup): string | null {
  if (products === null || orders === null || images === null) return null;
  return [countOf(products, "product"), countOf(orders, "order"), countOf(images, "picture")].join(", ");
}
