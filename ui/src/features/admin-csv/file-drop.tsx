import { FileSpreadsheet } from "lucide-react";
import { useDropTarget } from "@/shared/admin/upload/use-drop-target";
import { cx } from "@/shared/lib/cx";
import { Icon } from "@/shared/ui/icon";

interface FileDropProps {
  label: string;
  file: File | null;
  busy: boolean;
  onChoose: (file: File) => void;
}

/** Take one file, which is dropped here or chosen by click and keyboard. */
export function FileDrop({ label, file, busy, onChoose }: FileDropProps) {
  const take = ([first]: File[]) => {
    if (first) onChoose(first);
  };
  const { over, handlers } = useDropTarget(take);
  return (
    <label
      {...handlers}
      className={cx(
        "flex items-center gap-4 rounded-card border border-dashed px-4 py-4",
        over ? "border-accent bg-raised" : "border-control bg-surface",
      )}
    >
      <Icon of={FileSpreadsheet} className="size-6 text-subtle" />
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        <span className="block text-muted" role="status">
          {stateOf(file, busy)}
        </span>
      </span>
      <input
        type="file"
        accept=".csv,.xlsx,text/csv"
        className="sr-only"
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          // The same file, saved again, can be chosen too.
          target.value = "";
        }}
      />
    </label>
  );
}

function stateOf(file: File | null, busy: boolean): string {
  if (!file) return "Or drop it here. Nothing is changed yet.";
  return busy ? `${file.name}: working…` : `${file.name}: choose or drop another to check that instead.`;
}
