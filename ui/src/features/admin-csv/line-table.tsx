import { useState } from "react";
import { DataTable } from "@/shared/admin/table/data-table";
import { useFirstRows } from "@/shared/admin/table/first-rows";
import type { TableColumn } from "@/shared/admin/table/table-column";
import { formatPrice } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import type { PlannedLine } from "./outcome";

const ACTIONS: Record<string, string> = { create: "New", update: "Changed", unchanged: "Unchanged" };

const COLUMNS: TableColumn<PlannedLine>[] = [
  { key: "line", label: "Line", cell: ({ line }) => line, align: "end", className: "md:w-16" },
  { key: "name", label: "Product", cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  { key: "action", label: "Result", cell: ({ action }) => ACTIONS[action] ?? action, className: "md:w-32" },
  {
    key: "fields",
    label: "Details",
    cell: (line) =>
      line.action === "update" ? (
        <Changes {...line} />
      ) : (
        <span className="wrap-anywhere">{describeNew(line)}</span>
      ),
  },
];

/** Return "BG-1 · €49.99 · 4 in stock" for a product that is new. */
function describeNew({ action, sku, price, inventory }: PlannedLine): string {
  if (action !== "create" || !price) return "";
  return [sku, formatPrice(price), `${inventory} in stock`].filter(Boolean).join(" · ");
}

/** Show the old and the new value of each field, or the fields alone for fitment. */
function Changes({ changes, fields }: PlannedLine) {
  if (!changes) return fields.join(", ");
  return (
    <ul>
      {changes.map(({ field, before, after }) => (
        <li key={field} className="wrap-anywhere">
          <span className="text-muted">{field}</span> {before || "–"} → {after || "–"}
        </li>
      ))}
    </ul>
  );
}

/** Show the effect of each sound line, and the unchanged ones only on request. */
export function LineTable({ lines }: { lines: PlannedLine[] }) {
  const [all, setAll] = useState(false);
  const changing = lines.filter(({ action }) => action !== "unchanged");
  const { shown, more, showAll } = useFirstRows(all ? lines : changing);
  return (
    <div>
      {changing.length < lines.length && (
        <Checkbox
          label="Show the unchanged lines too"
          checked={all}
          onChange={({ target }) => setAll(target.checked)}
        />
      )}
      {shown.length > 0 && (
        <DataTable
          label="Changes by line"
          columns={COLUMNS}
          rows={shown}
          rowKey={({ line }) => String(line)}
        />
      )}
      <ShowAll more={more} onShowAll={showAll} />
    </div>
  );
}

export function ShowAll({ more, onShowAll }: { more: number; onShowAll: () => void }) {
  if (more === 0) return null;
  return (
    <Button size="small" onClick={onShowAll} className="mt-3">
      {`Show ${more} more`}
    </Button>
  );
}
