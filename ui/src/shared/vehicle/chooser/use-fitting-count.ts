import { useQuery } from "@tanstack/react-query";
import { request } from "@/shared/api/request";
import { type ChosenVehicle, vehicleQuery } from "@/shared/lib/chosen-vehicle";

/** Return the number of parts that fit a vehicle, with those for every vehicle; undefined until it is known. */
export function useFittingCount(vehicle: ChosenVehicle | null): number | undefined {
  const { data } = useQuery({
    queryKey: ["fitting-count", vehicleQuery(vehicle)],
    queryFn: ({ signal }) => countFitting(vehicleQuery(vehicle), signal),
    enabled: vehicle !== null,
    retry: false,
  });
  return data;
}

async function countFitting(vehicle: ReturnType<typeof vehicleQuery>, signal: AbortSignal): Promise<number> {
  let total = 0;
  const seeing = ({ headers }: Response) => {
    total = Number(headers.get("X-Total-Count"));
  };
  await request(`/api/products?fit=only&limit=1${vehicle}`, { signal, seeing });
  return total;
}
