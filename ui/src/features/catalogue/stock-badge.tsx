import { Badge } from "@/shared/ui/badge";

/** "12 in stock", or "Out of Stock". */
export function StockBadge({ inventory }: { inventory: number }) {
  if (inventory === 0) return <Badge tone="danger">Out of Stock</Badge>;
  return <Badge tone="ok">{inventory} in stock</Badge>;
}
