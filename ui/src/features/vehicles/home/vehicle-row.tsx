import { useQuery } from "@tanstack/react-query";
import { reading } from "@/shared/api/query-client";
import { Link } from "@/shared/ui/link";
import { Skeleton } from "@/shared/ui/skeleton";
import { BRANDS_KEY, brandLink, emptyLast } from "../shared/use-vehicles";

const CHIP =
  "inline-flex min-h-11 items-center whitespace-nowrap rounded-control border border-line px-4 font-semibold text-small transition-colors hover:border-control";

/** Show the brands in one row, each leading to its models. */
export function VehicleRow({ wanted }: { wanted: boolean }) {
  const { data: brands } = useQuery({ ...reading(BRANDS_KEY), enabled: wanted });
  if (!brands) return <Skeleton className="h-13 lg:h-26" />;
  return (
    <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0">
      {emptyLast(brands).map(({ id, name, slug }) => (
        <li key={id}>
          <Link to={brandLink("/shop", slug)} className={CHIP}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
