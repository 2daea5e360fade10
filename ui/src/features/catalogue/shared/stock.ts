import { lowStock } from "@/shared/api/fields/rules";

/** Return "Only 3 left in stock!" while a product is running out, else nothing. */
export function lowStockNote(inventory: number): string | undefined {
  return inventory >= 1 && inventory <= lowStock ? `Only ${inventory} left in stock!` : undefined;
}
