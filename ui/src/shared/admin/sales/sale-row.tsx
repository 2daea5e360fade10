import type { ReactNode } from "react";
import { formatPrice } from "@/shared/lib/money";
import { Link } from "@/shared/ui/link";

interface SaleRowProps {
  to: string;
  /** Its number and its customer. */
  name: string;
  car: string | null;
  total: string;
  age: ReactNode;
  /** The width of the age in a wide window. */
  ageClass: string;
  /** What is shown between the car and the total, such as the status. */
  children: ReactNode;
}

/** Show a quote or a job as a row of a list, with the link to it. */
export function SaleRow({ to, name, car, total, age, ageClass, children }: SaleRowProps) {
  return (
    <li className="list-row border-line border-t first:border-t-0">
      <span className="sale-name">
        <Link to={to} className="wrap-anywhere font-semibold underline-offset-4 hover:underline">
          {name}
        </Link>
        <span className="line-clamp-1 text-muted">{car ?? "No car"}</span>
      </span>
      {children}
      <span className="tabular sm:w-24 sm:text-end">{formatPrice(total)}</span>
      <span className={`ms-auto text-end text-muted ${ageClass}`}>{age}</span>
    </li>
  );
}
