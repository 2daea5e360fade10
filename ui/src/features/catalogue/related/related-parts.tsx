import { useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";
import { useVehicle, vehicleQuery } from "@/shared/lib/chosen-vehicle";
import { ProductCards } from "../list/product-cards";
import { FOUR_GRID } from "../list/product-grid-skeleton";

/**
 * Show the parts that go with a part, without those that do not fit the chosen vehicle. Nothing is shown where
 * there are none, or where they cannot be read.
 */
export default function RelatedParts({ productId }: { productId: string }) {
  const { vehicle } = useVehicle();
  const query = vehicleQuery(vehicle).replace("&", "?") as `?modelId=${string}`;
  const { data: parts = [] } = useQuery(reading(apiKey(`/api/products/${productId}/related${query}`)));
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-16 border-line border-t pt-8">
      <h2 id="related" className="headline mb-4 text-h3">
        Parts that go with it
      </h2>
      <ul className={FOUR_GRID}>
        <ProductCards products={parts} isFirst={false} isNew={false} />
      </ul>
    </section>
  );
}
