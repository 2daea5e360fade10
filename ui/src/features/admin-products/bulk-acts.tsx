import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { BulkBar } from "@/shared/admin/bulk-bar";
import type { AdminProduct } from "@/shared/admin/types";
import { CAN_ALL_COME_BACK } from "@/shared/admin/undo";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/confirm-dialog";
import { Icon } from "@/shared/ui/icon";
import { BulkEditDialog } from "./bulk-edit-dialog";
import { SelectedNames } from "./selected-names";
import { useSelection } from "./selection";
import { useBulkActs } from "./use-bulk-acts";

/** The bar of what is selected, and the two dialogs behind it. */
export function BulkActs({ products }: { products: AdminProduct[] }) {
  const { ids, clear } = useSelection();
  const { remove, change } = useBulkActs();
  const [asked, setAsked] = useState<"edit" | "delete">();
  const selected = products.filter(({ id }) => ids.has(id));
  const chosen = selected.map(({ id }) => id);
  const close = () => setAsked(undefined);
  const many = selected.length === 1 ? "1 product" : `${selected.length} products`;
  return (
    <>
      {selected.length > 0 && (
        <BulkBar count={selected.length} onClear={clear}>
          <Button size="small" onClick={() => setAsked("edit")}>
            <Icon of={Pencil} className="size-4" />
            Bulk Edit
          </Button>
          <Button size="small" variant="danger" onClick={() => setAsked("delete")}>
            <Icon of={Trash2} className="size-4" />
            Bulk Delete
          </Button>
        </BulkBar>
      )}
      <BulkEditDialog
        open={asked === "edit"}
        onClose={close}
        many={many}
        names={<SelectedNames products={selected} />}
        onSave={(updates) => change.mutateAsync({ ids: chosen, updates })}
      />
      <ConfirmDialog
        open={asked === "delete"}
        onClose={close}
        onConfirm={() => remove.mutateAsync(chosen)}
        title={`Delete ${many}?`}
        description={
          <>
            <SelectedNames products={selected} />
            They and their own pictures are removed. {CAN_ALL_COME_BACK} Past orders keep their lines; carts
            lose theirs.
          </>
        }
        confirmLabel={`Delete ${many}`}
        pendingLabel="Deleting…"
        destructive
      />
    </>
  );
}
