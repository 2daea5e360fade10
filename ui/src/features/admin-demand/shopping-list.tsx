import "./shopping-list.css";
import { Printer } from "lucide-react";
import { DownloadLink } from "@/shared/admin/download-link";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { Link } from "@/shared/ui/link";
import type { DemandPeriod, LowPart } from "./use-demand";

interface ShoppingListProps {
  parts: LowPart[];
  days: DemandPeriod;
}

/** Show parts that run out, by their supplier. The list is printed alone. */
export function ShoppingList({ parts, days }: ShoppingListProps) {
  const suppliers = [...new Set(parts.map(({ supplier }) => supplier))];
  return (
    <section aria-labelledby="shopping-title" className="shopping-list panel gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="shopping-title" className="mr-auto font-sans font-semibold text-body">
          Shopping list <span className="ml-1 font-normal text-muted tabular">{parts.length}</span>
        </h2>
        {parts.length > 0 && <Tools days={days} />}
      </div>
      <p className="text-muted">
        {parts.length > 0
          ? `Parts with 4 or fewer left to sell or that orders wait for, and how many were sold in the last ${days} days.`
          : "No part is running out: there are more than 4 of each."}
      </p>
      {suppliers.map((supplier) => (
        <SupplierParts
          key={supplier}
          supplier={supplier ?? "Without a supplier"}
          parts={parts.filter((part) => part.supplier === supplier)}
        />
      ))}
    </section>
  );
}

function Tools({ days }: { days: DemandPeriod }) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <DownloadLink
        href={`/api/admin/demand/shopping-list.csv?days=${days}`}
        failure="Failed to download the shopping list"
      >
        CSV
      </DownloadLink>
      <Button size="small" onClick={() => window.print()}>
        <Icon of={Printer} className="size-4" />
        Print
      </Button>
    </div>
  );
}

function SupplierParts({ supplier, parts }: { supplier: string; parts: LowPart[] }) {
  return (
    <table className="w-full tabular">
      <caption className="wrap-anywhere border-line border-b pb-1 text-start font-semibold">
        {supplier}
      </caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-1 text-start font-normal">
            Part
          </th>
          <th scope="col" className="w-14 py-1 pl-3 text-end font-normal">
            Stock
          </th>
          <th scope="col" className="w-14 py-1 pl-3 text-end font-normal">
            Sold
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.id} className="align-top">
            <td className="wrap-anywhere py-1">
              <Link to={`/admin/products/${part.id}`} className="underline-offset-4 hover:underline">
                {part.name}
              </Link>
              <Numbers part={part} />
              {part.promised > 0 && <span className="block text-muted">{`promised ${part.promised}`}</span>}
              {part.toOrder > 0 && (
                <strong className="block text-warn">{`to order for customers: ${part.toOrder}`}</strong>
              )}
              {part.short > 0 && <strong className="block text-warn">{`short by ${part.short}`}</strong>}
            </td>
            <td className="py-1 pl-3 text-end">{part.inventory}</td>
            <td className="py-1 pl-3 text-end">{part.sold}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Show the numbers by which a supplier knows the part. */
function Numbers({ part: { manufacturer, sku, ean } }: { part: LowPart }) {
  const known = [manufacturer, sku, ean].filter(Boolean).join(" · ");
  return known && <span className="block text-muted">{known}</span>;
}
