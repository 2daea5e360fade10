import { ArrowDownAZ } from "lucide-react";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { toast } from "@/shared/ui/toast-store";
import type { RowKind } from "../forms/row-fields";
import { useRowCalls } from "../forms/use-row-calls";

interface SortByNameProps {
  kind: RowKind;
  rows: { id: string; name: string }[];
  /** The name of the rows, for those who do not see what is beside the button: "Sort brands A to Z". */
  many: string;
}

/** Put a whole list in the order of its names, and offer the order that it had. */
export function SortByName({ kind, rows, many }: SortByNameProps) {
  const { order } = useRowCalls(kind);
  const before = rows.map(({ id }) => id);
  const sorted = sortedByName(rows);
  if (sorted.every((id, place) => id === before[place])) return null;
  const tell = () =>
    toast({
      title: "Sorted A to Z",
      action: { label: "Undo", onAct: () => order.mutate(before) },
    });
  return (
    <Button
      size="small"
      variant="ghost"
      pending={order.isPending}
      aria-label={`Sort ${many} A to Z`}
      onClick={() => order.mutate(sorted, { onSuccess: tell })}
    >
      <Icon of={ArrowDownAZ} className="size-4" />A to Z
    </Button>
  );
}

/** Return the ids by name as a person sorts: case is ignored, and "Mk2" is before "Mk10". */
export function sortedByName(rows: SortByNameProps["rows"]): string[] {
  const { compare } = new Intl.Collator("en", { numeric: true });
  return rows.toSorted((one, other) => compare(one.name, other.name)).map(({ id }) => id);
}
