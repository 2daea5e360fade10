import { RowDialog } from "@/shared/admin/forms/row-dialog";
import type { RowField } from "@/shared/admin/forms/row-fields";
import { CAN_COME_BACK } from "@/shared/admin/undo";
import type { TaxRate } from "@/shared/api/types";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { useTaxRateCalls } from "./use-tax-rate-calls";

/** The owner's next action on the rates. */
export type RateQuestion = { act: "add" } | { act: "edit"; row: TaxRate } | { act: "delete"; row: TaxRate };

interface RateDialogsProps {
  question: RateQuestion | undefined;
  onClose: () => void;
  /** Is called when another rate became the default. */
  onDefault: (rate: string) => void;
}

/**
 * Show the dialogs to add, change and delete a tax rate. They are beside the form of the settings and do not
 * wait for it.
 */
export function RateDialogs({ question, onClose, onDefault }: RateDialogsProps) {
  const { save, remove } = useTaxRateCalls();
  const row = question?.act === "edit" ? question.row : undefined;
  const deleted = question?.act === "delete" ? question.row : undefined;
  const store = async ({ name = "", rate = "", isDefault }: Record<string, string>) => {
    const body = { name, rate: rate.replace(",", "."), ...(isDefault && { isDefault: true as const }) };
    const saved = await save.mutateAsync({ ...(row && { id: row.id }), body });
    if (saved.isDefault) onDefault(saved.rate);
  };
  return (
    <>
      <RowDialog
        key={row?.id ?? question?.act}
        open={question !== undefined && !deleted}
        onClose={onClose}
        title={row ? `Edit ${row.name}` : "Add tax rate"}
        saveLabel={row ? "Save" : "Add rate"}
        fields={fieldsOf(row)}
        onSave={store}
      />
      <ConfirmDialog
        open={deleted !== undefined}
        onClose={onClose}
        onConfirm={async () => deleted && remove.mutateAsync(deleted.id)}
        title={`Delete ${deleted?.name}?`}
        description={`It stays while a product uses it. ${CAN_COME_BACK}`}
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        destructive
      />
    </>
  );
}

function fieldsOf(row: TaxRate | undefined): RowField[] {
  return [
    { name: "name", label: "Name", value: row?.name, ...(!row && { hint: "For example Repairs" }) },
    { name: "rate", keys: "decimal", label: "Rate in %", value: row?.rate },
    { name: "isDefault", label: "Use it for all products without their own rate", check: true },
  ];
}
