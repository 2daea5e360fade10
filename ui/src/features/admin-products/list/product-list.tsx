import { SearchX } from "lucide-react";
import { useEffect, useMemo } from "react";
import { LongTable } from "@/shared/admin/table/long-table";
import { nextSort, sortRows } from "@/shared/admin/table/sort-rows";
import type { AdminProduct } from "@/shared/admin/types";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { BulkActs } from "../bulk/bulk-acts";
import { filterProducts, type ListView } from "./list-view";
import { productColumns } from "./product-columns";
import { NO_FILTER, ProductFilterBar } from "./product-filter-bar";
import { useSelection } from "./selection";

interface ProductListProps {
  products: AdminProduct[];
  view: ListView;
  onView: (changes: Partial<ListView>) => void;
}

export function ProductList({ products, view, onView }: ProductListProps) {
  const shown = useMemo(() => {
    return sortRows(filterProducts(products, view), productColumns(null), view.sort);
  }, [products, view]);
  const columns = useMemo(() => productColumns(<SelectAllBox shown={shown.map(({ id }) => id)} />), [shown]);
  const clear = useSelection((selection) => selection.clear);
  useEffect(() => clear, [clear]);
  return (
    <>
      <ProductFilterBar
        view={view}
        onChange={onView}
        count={`${shown.length} of ${products.length} products`}
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title="No products match"
          action={<Button onClick={() => onView(NO_FILTER)}>Show all products</Button>}
        />
      ) : (
        <LongTable
          label="Products"
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
          sort={view.sort}
          onSort={(key) => onView({ sort: nextSort(view.sort, key) })}
          className="product-table"
        />
      )}
      <BulkActs products={products} />
    </>
  );
}

/** All the rows shown, or none of them; in between it is neither. */
function SelectAllBox({ shown }: { shown: string[] }) {
  const { ids, setAll } = useSelection();
  const count = shown.filter((id) => ids.has(id)).length;
  const all = count > 0 && count === shown.length;
  return (
    <Checkbox
      label="Select all"
      labelHidden="wide"
      checked={all}
      indeterminate={count > 0 && !all}
      disabled={shown.length === 0}
      onChange={() => setAll(shown, !all)}
    />
  );
}
