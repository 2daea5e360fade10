import { useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";
import { useVehicle, vehicleQuery } from "@/shared/lib/chosen-vehicle";
import { RelatedSection } from "./related-section";

/**
 * Show the parts that can be had instead of a part, and those that go with it, without those that do not fit the
 * chosen vehicle. Nothing is shown where there are none, or where they cannot be read.
 */
export default function RelatedParts({ productId }: { productId: string }) {
  const { vehicle } = useVehicle();
  const query = vehicleQuery(vehicle).replace("&", "?") as `?modelId=${string}`;
  const { data: instead = [] } = useQuery(reading(apiKey(`/api/products/${productId}/instead${query}`)));
  const { data: parts = [] } = useQuery(reading(apiKey(`/api/products/${productId}/related${query}`)));
  return (
    <>
      <RelatedSection id="instead" title="Instead of this part" products={instead} />
      <RelatedSection id="related" title="Parts that go with it" products={parts} />
    </>
  );
}
