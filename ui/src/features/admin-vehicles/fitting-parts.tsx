import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import type { Car } from "@/shared/admin/find-cars";
import { Loaded } from "@/shared/admin/loaded";
import { DataTable } from "@/shared/admin/table/data-table";
import type { TableColumn } from "@/shared/admin/table/table-column";
import { apiKey, reading } from "@/shared/api/query-client";
import type { Product } from "@/shared/api/types";
import { formatPrice } from "@/shared/lib/money";
import { IconButton } from "@/shared/ui/icon-button";
import { Link } from "@/shared/ui/link";
import { Skeleton } from "@/shared/ui/skeleton";

const PART_COLUMNS: TableColumn<Product>[] = [
  {
    key: "name",
    label: "Part",
    cell: ({ id, name }) => (
      <Link to={`/admin/products/${id}`} className="font-semibold underline-offset-4 hover:underline">
        {name}
      </Link>
    ),
  },
  { key: "category", label: "Category", cell: ({ category }) => category },
  { key: "price", label: "Price", align: "end", cell: ({ price }) => formatPrice(price) },
  {
    key: "stock",
    label: "Stock",
    align: "end",
    cell: ({ inventory, leadDays }) =>
      inventory > 0 || leadDays !== null ? inventory : <span className="text-danger">Out of stock</span>,
  },
];

export function FittingParts({ car, onClose }: { car: Car; onClose: () => void }) {
  const parts = useQuery(reading(apiKey(`/api/models/${car.model.id}/products`)));
  return (
    <div className="grid gap-2 border-line border-t pt-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-sans font-semibold">{car.name}</h3>
        <IconButton icon={X} label="Close this list" onClick={onClose} />
      </div>
      <Loaded query={parts} failure="The parts could not be loaded." skeleton={<Skeleton className="h-40" />}>
        {(products) =>
          products.length > 0 ? (
            <DataTable
              label={`Parts that fit ${car.name}`}
              columns={PART_COLUMNS}
              rows={products}
              rowKey={({ id }) => id}
            />
          ) : (
            <p className="text-muted">
              No part is set to fit this model. You set that on the product's form.
            </p>
          )
        }
      </Loaded>
    </div>
  );
}
