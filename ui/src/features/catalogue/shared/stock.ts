/** With so many or fewer left a product is running out. */
export const LOW_STOCK_MAX = 4;

/** "Only 3 left in stock!" for 1 to 4 pieces, else nothing. */
export function lowStockNote(inventory: number): string | undefined {
  return inventory >= 1 && inventory <= LOW_STOCK_MAX ? `Only ${inventory} left in stock!` : undefined;
}
