import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { apiKey, reading } from "@/shared/api/query-client";
import { useVehicle } from "@/shared/lib/chosen-vehicle";
import { Link } from "@/shared/ui/link";
import { shortName } from "@/shared/vehicle/vehicle-words";
import { VEHICLE_NAMES } from "./results-query";
import { withoutVehicle } from "./without-vehicle";

/** Show the vehicle that the parts are judged for, and the way to a search without it. */
export default function SearchVehicle() {
  const [params, setParams] = useSearchParams();
  const name = useVehicleName(params);
  // When another vehicle is chosen above the results, the address must name none, so that they follow it.
  useEffect(
    () =>
      useVehicle.subscribe(() =>
        setParams(
          (before) => {
            const next = new URLSearchParams(before);
            for (const each of VEHICLE_NAMES) next.delete(each);
            return next;
          },
          { replace: true, state: { keepScroll: true } },
        ),
      ),
    [setParams],
  );
  if (!name) return null;
  return (
    <p className="flex gap-2">
      <span className="truncate">For {name}</span>
      <Link
        to={{ search: withoutVehicle(params).toString() }}
        className="whitespace-nowrap text-text underline underline-offset-4 hover:text-accent"
      >
        All vehicles
      </Link>
    </p>
  );
}

/**
 * Return the name of the vehicle that the address names, or else of the visitor's own; undefined while there is
 * none.
 */
function useVehicleName(params: URLSearchParams): string | undefined {
  const own = useVehicle((store) => store.vehicle);
  const asked = params.get("modelId");
  const isOwn = own !== null && (asked === null || asked === own.modelId);
  const enabled = Boolean(asked) && !isOwn;
  const models = useQuery({ ...reading(apiKey("/api/models")), enabled });
  const brands = useQuery({ ...reading(apiKey("/api/brands")), enabled });
  if (isOwn) return shortName(own);
  const model = models.data?.find(({ id }) => id === asked);
  const brand = brands.data?.find(({ id }) => id === model?.brandId);
  return model && brand && [`${brand.name} ${model.name}`, params.get("year")].filter(Boolean).join(" · ");
}
