import type { OwnProduct } from "@/shared/admin/types";
import { EditableValue } from "./editable-value";
import { isLow } from "./list-view";
import { useChangeProduct } from "./use-change-product";
import { checkInventory } from "./value-rules";

export function StockCell({ id, name, inventory }: OwnProduct) {
  const change = useChangeProduct();
  const present = change.isPending ? (change.variables.changes.inventory ?? inventory) : inventory;
  return (
    <EditableValue
      label={`Stock of ${name}`}
      shown={String(present)}
      value={String(inventory)}
      check={checkInventory}
      onSave={(typed) => change.mutate({ id, changes: { inventory: typed } })}
      inputMode="numeric"
      className={stockTone(inventory)}
    />
  );
}

function stockTone(inventory: number): string | undefined {
  if (inventory === 0) return "font-bold text-danger";
  return isLow(inventory) ? "font-bold text-warn" : undefined;
}
