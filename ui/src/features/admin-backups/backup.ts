import { countOf } from "@/shared/admin/count-of";
import type { components } from "@/shared/api/schema";

export type Backup = components["schemas"]["BackupView"];
export type Preview = components["schemas"]["PreviewView"];

const UNITS = ["B", "kB", "MB", "GB", "TB"];

/** Return the reason for a backup, as its name gives it. */
export function occasionOf({ name }: Backup): string {
  if (name.includes("-daily")) return "Daily";
  return name.includes("-before-restore") ? "Before a restore" : "Manual";
}

/** Return 1234567 as "1.2 MB". */
export function formatSize(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const amount = bytes / 1000 ** power;
  const figure = power > 0 && amount < 10 ? amount.toFixed(1) : Math.round(amount);
  return `${figure} ${UNITS[power]}`;
}

/** Return "40 products, 1 order, 12 pictures"; null for a file that cannot be read. */
export function contentOf({ products, orders, images }: Backup): string | null {
  if (products === null || orders === null || images === null) return null;
  return [countOf(products, "product"), countOf(orders, "order"), countOf(images, "picture")].join(", ");
}
