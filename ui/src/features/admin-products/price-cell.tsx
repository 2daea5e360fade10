import type { AdminProduct } from "@/shared/admin/types";
import { formatPrice } from "@/shared/lib/money";
import { EditableValue } from "./editable-value";
import { useChangeProduct } from "./use-change-product";
import { checkPrice, readPrice } from "./value-rules";

export function PriceCell({ id, name, price }: AdminProduct) {
  const change = useChangeProduct();
  const present = change.isPending ? (change.variables.changes.price ?? price) : price;
  return (
    <EditableValue
      label={`Price of ${name}`}
      shown={formatPrice(present)}
      value={price}
      check={checkPrice}
      onSave={(typed) => change.mutate({ id, changes: { price: readPrice(typed) } })}
      inputMode="decimal"
    />
  );
}
