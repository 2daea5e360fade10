import { useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";
import { useVehicle, vehicleQuery } from "@/shared/lib/chosen-vehicle";
import { RelatedSection } from "./related-section";

/** Show the parts that go with those of a cart, without those that do not fit the chosen vehicle. */
export default function CartRelated({ productIds }: { productIds: string[] }) {
  const { vehicle } = useVehicle();
  const named = [...productIds].sort().join(",");
  const { data = [] } = useQuery(
    reading(apiKey(`/api/goes-with?productIds=${named}${vehicleQuery(vehicle)}` as "/api/goes-with")),
  );
  return <RelatedSection id="goes-with-cart" title="Goes with what is in your cart" products={data} />;
}
