import { SearchX } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { Loaded } from "@/shared/admin/loaded";
import { LongTable, type Span } from "@/shared/admin/table/long-table";
import { nextSort } from "@/shared/admin/table/sort-rows";
import type { AdminProduct } from "@/shared/admin/types";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { BulkActs } from "../bulk/bulk-acts";
import { useProductCount, useProductRows } from "../use-admin-products";
import { isFiltered, type ListView } from "./list-view";
import { NoProducts } from "./no-products";
import { productColumns } from "./product-columns";
import { NO_FILTER, ProductFilterBar } from "./product-filter-bar";
import { SelectAllBox } from "./select-all-box";
import { useSelection } from "./selection";

interface ProductListProps {
  view: ListView;
  onView: (changes: Partial<ListView>) => void;
}

const TOP: Span = { from: 0, to: 0 };

/** Show the list, which is read from the server as the window is scrolled near it. */
export function ProductList({ view, onView }: ProductListProps) {
  const [span, setSpan] = useState(TOP);
  const { first, rows } = useProductRows(view, span);
  const filtered = isFiltered(view);
  const { data: count = rows.length } = useProductCount(filtered);
  const clear = useSelection((selection) => selection.clear);
  useEffect(() => clear, [clear]);
  return (
    <Loaded query={first} failure="The products could not be loaded.">
      {({ total }) =>
        total === 0 && !filtered && !first.isPlaceholderData ? (
          <NoProducts />
        ) : (
          <>
            <ProductFilterBar
              view={view}
              onChange={onView}
              count={`${total} of ${filtered ? count : total} products`}
            />
            <Rows rows={rows} view={view} onView={onView} onSpan={setSpan} />
            <BulkActs />
          </>
        )
      }
    </Loaded>
  );
}

interface RowsProps extends ProductListProps {
  rows: (AdminProduct | undefined)[];
  onSpan: (span: Span) => void;
}

function Rows({ rows, view, onView, onSpan }: RowsProps) {
  const columns = useMemo(() => productColumns(<SelectAllBox view={view} />), [view]);
  if (rows.length === 0) {
    const showAll = <Button onClick={() => onView(NO_FILTER)}>Show all products</Button>;
    return <EmptyState icon={SearchX} title="No products match" action={showAll} />;
  }
  return (
    <LongTable
      label="Products"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      sort={view.sort}
      onSort={(key) => onView({ sort: nextSort(view.sort, key) })}
      onSpan={onSpan}
      className="product-table"
    />
  );
}
