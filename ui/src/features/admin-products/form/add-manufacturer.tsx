import { RowDialog } from "@/shared/admin/forms/row-dialog";
import { MANUFACTURERS } from "@/shared/admin/forms/row-fields";
import { useRowCalls } from "@/shared/admin/forms/use-row-calls";

interface AddManufacturerProps {
  open: boolean;
  onClose: () => void;
  onAdded: (name: string) => void;
}

/** Add a manufacturer by its name, and choose it. Its addresses are written under Manufacturers. */
export function AddManufacturer({ open, onClose, onAdded }: AddManufacturerProps) {
  const { save } = useRowCalls(MANUFACTURERS);
  const add = async (typed: Record<string, string>) => {
    await save.mutateAsync({ body: typed });
    onAdded((typed.name ?? "").trim());
  };
  return (
    <RowDialog
      open={open}
      onClose={onClose}
      title="Add maker"
      fields={[{ name: "name", label: "Name" }]}
      saveLabel="Add maker"
      onSave={add}
    />
  );
}
