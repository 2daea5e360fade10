import { useState } from "react";
import { Link } from "react-router-dom";
import { countOf } from "@/shared/admin/count-of";
import type { AdminProduct } from "@/shared/admin/types";
import { cx } from "@/shared/lib/cx";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { type MovedStock, movedStockOf } from "../moved-stock";
import { PromisedNote } from "../promised-note";
import { StockChoices } from "../stock-choices";
import { useChangeProduct } from "../use-admin-products";
import { checkInventory, isDifference } from "../value-rules";
import { EditableValue } from "./editable-value";
import { isLow } from "./list-view";

const BESIDE_NOTE = "inline-flex min-w-0 max-w-full items-center gap-x-2 md:flex-col md:items-end";

export function StockCell(product: AdminProduct) {
  return product.optionCount > 0 ? <SummedStock {...product} /> : <OwnStock {...product} />;
}

/** Show the sum of the options, which are changed in the form. */
function SummedStock({ id, name, inventory, promised, short, optionCount, leadDays }: AdminProduct) {
  return (
    <span className="inline-flex flex-col items-end">
      <span className={cx("tabular", leadDays === null && stockTone(inventory - promised))}>{inventory}</span>
      <Link
        to={`/admin/products/${id}`}
        aria-label={`${countOf(optionCount, "option")} of ${name}`}
        className="whitespace-nowrap text-muted text-small underline underline-offset-4"
      >
        {countOf(optionCount, "option")}
      </Link>
      <PromisedNote promised={promised} short={short} />
    </span>
  );
}

function OwnStock({ id, name, inventory, promised, short, leadDays }: AdminProduct) {
  const change = useChangeProduct();
  const [moved, setMoved] = useState<MovedStock>();
  const present = change.isPending ? (change.variables.changes.inventory ?? inventory) : inventory;
  const save = (typed: string, was: string) => {
    setMoved(undefined);
    change.mutate(
      {
        id,
        changes: isDifference(typed)
          ? { inventoryChange: Number(typed) }
          : { inventory: typed, inventoryWas: was },
      },
      { onError: (error) => setMoved(movedStockOf(error, Number(was), typed)) },
    );
  };
  return (
    <>
      <span className={promised || short ? BESIDE_NOTE : "contents"}>
        <EditableValue
          label={`Stock of ${name}`}
          shown={String(present)}
          value={String(inventory)}
          check={checkInventory}
          onSave={save}
          // A keypad of digits has neither sign.
          inputMode="text"
          tip="Type 40, +12 or -3"
          className={leadDays === null ? stockTone(inventory - promised) : undefined}
        />
        <PromisedNote promised={promised} short={short} />
      </span>
      <Dialog
        open={moved !== undefined}
        onClose={() => setMoved(undefined)}
        title={`Stock of ${name}`}
        description={moved && `${moved.message}. The list showed ${moved.was}, you typed ${moved.typed}.`}
        className="text-start"
      >
        {moved && <StockChoices moved={moved} onChoose={(stock) => save(String(stock), String(moved.now))} />}
        <div className="dialog-buttons">
          <Button onClick={() => setMoved(undefined)}>Cancel</Button>
        </div>
      </Dialog>
    </>
  );
}

function stockTone(forSale: number): string | undefined {
  if (forSale === 0) return "font-bold text-danger";
  return isLow(forSale) ? "font-bold text-warn" : undefined;
}
