import { Link } from "react-router-dom";
import type { TableColumn } from "@/shared/admin/table-column";
import type { Product } from "@/shared/api/types";
import { formatPrice } from "@/shared/lib/money";

export const PART_COLUMNS: TableColumn<Product>[] = [
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
    cell: ({ inventory }) => (inventory > 0 ? inventory : <span className="text-danger">Out of stock</span>),
  },
];
