import { Star } from "lucide-react";
import type { ReactNode } from "react";
import type { TableColumn } from "@/shared/admin/table-column";
import type { AdminProduct } from "@/shared/admin/types";
import { toCents } from "@/shared/lib/money";
import { Icon } from "@/shared/ui/icon";
import { NameCell } from "./name-cell";
import { PriceCell } from "./price-cell";
import { ProductThumb } from "./product-thumb";
import { RowActions } from "./row-actions";
import { SelectBox } from "./select-box";
import { StockCell } from "./stock-cell";

/** The columns that sort; the phone's list of orders offers them too. */
export const SORTED_COLUMNS: TableColumn<AdminProduct>[] = [
  {
    key: "image",
    label: "Image",
    className: "md:w-20",
    // What lacks pictures comes first: that is what one looks for.
    sortBy: ({ images }) => images.length,
    cell: ({ images }) => <ProductThumb image={images[0]} />,
  },
  {
    key: "name",
    label: "Name",
    sortBy: ({ name }) => name,
    cell: (product) => <NameCell {...product} />,
  },
  {
    key: "category",
    label: "Category",
    className: "md:w-36 lg:w-44 xl:w-56",
    sortBy: ({ category }) => category,
    cell: ({ category }) => <span className="line-clamp-1 break-all">{category}</span>,
  },
  {
    key: "price",
    label: "Price",
    align: "end",
    className: "md:w-34",
    sortBy: ({ price }) => toCents(price),
    cell: (product) => <PriceCell {...product} />,
  },
  {
    key: "stock",
    label: "Stock",
    align: "end",
    className: "md:w-20",
    sortBy: ({ inventory }) => inventory,
    cell: (product) => <StockCell {...product} />,
  },
  {
    key: "fits",
    label: "Fits",
    align: "end",
    className: "max-lg:hidden md:w-16",
    sortBy: ({ modelCount }) => modelCount,
    cell: ({ modelCount }) => modelCount || "–",
  },
  {
    key: "featured",
    label: "Featured",
    className: "max-xl:hidden md:w-28",
    sortBy: ({ featured }) => -featured,
    cell: ({ featured }) => featured === 1 && <FeaturedMark />,
  },
];

export function productColumns(selectAll: ReactNode): TableColumn<AdminProduct>[] {
  return [
    {
      key: "select",
      label: "Select",
      heading: selectAll,
      className: "md:w-10",
      cell: ({ id, name }) => <SelectBox id={id} name={name} />,
    },
    ...SORTED_COLUMNS,
    {
      key: "actions",
      label: "Actions",
      heading: <span className="sr-only">Actions</span>,
      className: "md:w-32",
      cell: (product) => <RowActions {...product} />,
    },
  ];
}

function FeaturedMark() {
  return (
    <span className="inline-flex items-center">
      <Icon of={Star} className="size-4 text-accent" />
      <span className="sr-only">Featured</span>
    </span>
  );
}
