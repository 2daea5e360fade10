import type { ProductList } from "@/shared/api/list-part";
import { PART_SIZE } from "@/shared/api/list-part";
import { ErrorNote } from "@/shared/ui/error-note";
import { useListPart } from "../shared/use-products";
import { ProductCards } from "./product-cards";
import { ProductParts } from "./product-grid";
import { CardSkeleton } from "./product-grid-skeleton";

/** Show a list that is too long to be fetched at once. Each part is fetched when it is wanted. */
export function ListedProducts({ list, total }: { list: ProductList; total: number }) {
  return (
    <ProductParts
      key={list}
      total={total}
      part={(offset, isNew) => (
        <ListedPart key={offset} list={list} offset={offset} total={total} isNew={isNew} />
      )}
    />
  );
}

interface ListedPartProps {
  list: ProductList;
  offset: number;
  total: number;
  isNew: boolean;
}

function ListedPart({ list, offset, total, isNew }: ListedPartProps) {
  const { data: part, isPending, refetch } = useListPart(list, offset);
  if (isPending) return <PlacesOf count={Math.min(PART_SIZE, total - offset)} />;
  if (part) return <ProductCards products={part.products} isFirst={offset === 0} isNew={isNew} />;
  return (
    <li className="col-span-full">
      <ErrorNote onRetry={refetch}>More products could not be loaded.</ErrorNote>
    </li>
  );
}

function PlacesOf({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => place).map((place) => (
    <li key={place}>
      <CardSkeleton />
    </li>
  ));
}
