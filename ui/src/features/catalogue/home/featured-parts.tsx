import { useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";
import { ProductCards } from "../list/product-cards";
import { CardSkeleton, FOUR_GRID } from "../list/product-grid-skeleton";

const FEATURED = apiKey("/api/products?sort=best&limit=4");
const PLACES = [0, 1, 2, 3];

/** Show the first four in stock of the shop's list, which begins with the featured ones. */
export function FeaturedParts({ wanted }: { wanted: boolean }) {
  const { data: parts } = useQuery({ ...reading(FEATURED), enabled: wanted });
  return (
    <ul className={FOUR_GRID} aria-busy={(wanted && !parts) || undefined}>
      {parts ? (
        <ProductCards products={parts} isFirst={false} isNew={false} />
      ) : (
        PLACES.map((place) => (
          <li key={place}>
            <CardSkeleton />
          </li>
        ))
      )}
    </ul>
  );
}
