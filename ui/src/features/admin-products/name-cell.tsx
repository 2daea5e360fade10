import { Link, useLocation } from "react-router-dom";
import type { AdminProduct } from "@/shared/admin/types";

/** The name leads to the form; the list's filters are remembered for the way back. */
export function NameCell({ id, name }: AdminProduct) {
  const { search } = useLocation();
  return (
    <Link
      to={`/admin/products/${id}`}
      state={{ list: search }}
      className="line-clamp-1 break-all font-semibold underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  );
}
