import { Package, Star } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { readPrice } from "@/shared/admin/money/read-price";
import type { TableColumn } from "@/shared/admin/table/table-column";
import type { AdminProduct } from "@/shared/admin/types";
import type { Picture as PictureSource } from "@/shared/api/types";
import { formatPrice, toCents } from "@/shared/lib/money";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Icon } from "@/shared/ui/icon";
import { Link } from "@/shared/ui/link";
import { Picture } from "@/shared/ui/picture";
import { useChangeProduct } from "../use-admin-products";
import { checkPrice } from "../value-rules";
import { EditableValue } from "./editable-value";
import { HiddenMark } from "./hidden-mark";
import { RowActions } from "./row-actions";
import { useSelection } from "./selection";
import { StockCell } from "./stock-cell";

function PriceCell({ id, name, price, sale }: AdminProduct) {
  const change = useChangeProduct();
  const present = change.isPending ? (change.variables.changes.price ?? price) : price;
  return (
    <>
      <EditableValue
        label={`Price of ${name}`}
        shown={formatPrice(present)}
        value={price}
        check={checkPrice}
        onSave={(typed) => change.mutate({ id, changes: { price: readPrice(typed) } })}
        inputMode="decimal"
      />
      {sale && <span className="block text-accent text-small">{formatPrice(sale.price)} on sale</span>}
    </>
  );
}

/** Show the first picture, small. Its row has the name. */
function ProductThumb({ image }: { image: PictureSource | undefined }) {
  return (
    <span className="product-thumb">
      {image ? (
        <Picture image={image} sizes="56px" alt="" className="size-full object-cover" />
      ) : (
        <Icon of={Package} className="size-4 text-subtle" />
      )}
    </span>
  );
}

/** Link to the form. The list's filters are remembered for the way back. */
function NameCell({ id, name, hidden }: AdminProduct) {
  const { search } = useLocation();
  return (
    <span className="flex items-center gap-1">
      {hidden === 1 && <HiddenMark id={id} name={name} />}
      <Link
        to={`/admin/products/${id}`}
        state={{ list: search }}
        className="line-clamp-2 min-w-0 wrap-anywhere font-semibold underline-offset-4 hover:underline md:line-clamp-3"
      >
        {name}
      </Link>
    </span>
  );
}

/** These columns can be sorted. The phone's list of orders offers them too. */
export const SORTED_COLUMNS: TableColumn<AdminProduct>[] = [
  {
    key: "image",
    label: "Picture",
    className: "md:w-20",
    // Products that lack pictures come first, because one looks for them.
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
    key: "sku",
    label: "Part number",
    className: "max-lg:hidden md:w-28",
    sortBy: ({ sku }) => sku ?? "",
    cell: ({ sku }) => <span className="line-clamp-1 break-all tabular">{sku ?? "–"}</span>,
  },
  {
    key: "category",
    label: "Category",
    className: "md:w-36 xl:w-56",
    sortBy: ({ category }) => category,
    cell: ({ category }) => (
      <span className="line-clamp-2 wrap-anywhere max-md:line-clamp-1">{category}</span>
    ),
  },
  {
    key: "price",
    label: "Price",
    align: "end",
    className: "md:w-28 xl:w-34",
    sortBy: ({ price }) => toCents(price),
    cell: (product) => <PriceCell {...product} />,
  },
  {
    key: "stock",
    label: "Stock",
    align: "end",
    className: "md:w-22 xl:w-26",
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

function SelectBox({ id, name }: { id: string; name: string }) {
  const selected = useSelection(({ names }) => names.has(id));
  const toggle = useSelection((selection) => selection.toggle);
  return (
    <Checkbox label={`Select ${name}`} labelHidden checked={selected} onChange={() => toggle({ id, name })} />
  );
}
