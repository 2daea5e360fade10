import { useQuery } from "@tanstack/react-query";
import { Factory } from "lucide-react";
import { countOf } from "@/shared/admin/count-of";
import { RowDialogs, type RowQuestion } from "@/shared/admin/forms/row-dialogs";
import { MANUFACTURERS, type RowField } from "@/shared/admin/forms/row-fields";
import { RowTools } from "@/shared/admin/forms/row-tools";
import { manufacturerInUse } from "@/shared/admin/in-use";
import { SHARED_LIST } from "@/shared/admin/table/list-reading";
import type { Manufacturer } from "@/shared/admin/types";
import { apiKey, reading } from "@/shared/api/query-client";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";

interface ManufacturerListProps {
  manufacturers: Manufacturer[];
  question: RowQuestion<Manufacturer> | undefined;
  onAsk: (question: RowQuestion<Manufacturer> | undefined) => void;
}

/** List the makers of parts, each with what product-safety law wants about it. */
export function ManufacturerList({ manufacturers, question, onAsk }: ManufacturerListProps) {
  return (
    <>
      {manufacturers.length === 0 ? (
        <EmptyState
          icon={Factory}
          title="No makers yet"
          action={
            <Button variant="primary" onClick={() => onAsk({ act: "add" })}>
              Add your first maker
            </Button>
          }
        >
          Visitors can filter by maker, and search engines show it with the part.
        </EmptyState>
      ) : (
        <section aria-label="Makers" className="panel">
          <ul>
            {manufacturers.map((row) => (
              <ManufacturerRow key={row.id} row={row} ids={manufacturers.map(({ id }) => id)} onAsk={onAsk} />
            ))}
          </ul>
        </section>
      )}
      <RowDialogs
        kind={MANUFACTURERS}
        question={question}
        onClose={() => onAsk(undefined)}
        fieldsOf={manufacturerFields}
        inUse={manufacturerInUse}
        consequence="No product has this maker."
      />
    </>
  );
}

interface ManufacturerRowProps {
  row: Manufacturer;
  ids: string[];
  onAsk: (question: RowQuestion<Manufacturer>) => void;
}

function ManufacturerRow({ row, ids, onAsk }: ManufacturerRowProps) {
  const lacking = lackingOf(row);
  return (
    <li className="list-row border-line border-t first:border-t-0">
      <span className="min-w-0 grow basis-full sm:basis-0">
        <span className="block break-words font-semibold">{row.name}</span>
        <span className={lacking ? "text-warn" : "line-clamp-1 text-muted"}>
          {lacking ?? row.postalAddress}
        </span>
      </span>
      <span className="text-muted tabular">{countOf(row.productCount, "product")}</span>
      <RowTools kind={MANUFACTURERS} row={row} ids={ids} onAsk={onAsk} />
    </li>
  );
}

/** Return what is missing about it; undefined when both of its addresses are there. */
function lackingOf({ postalAddress, electronicAddress }: Manufacturer): string | undefined {
  const lacking = [
    ...(postalAddress ? [] : ["postal address"]),
    ...(electronicAddress ? [] : ["e-mail or website"]),
  ];
  return lacking.length > 0 ? `Without ${lacking.join(" and ")}` : undefined;
}

function manufacturerFields(row?: Manufacturer): RowField[] {
  return [
    { name: "name", label: "Name", value: row?.name },
    {
      name: "postalAddress",
      label: "Postal address",
      optional: true,
      multiline: true,
      rows: 3,
      value: row?.postalAddress,
    },
    {
      name: "electronicAddress",
      label: "E-mail or website",
      optional: true,
      hint: "E-mail or website",
      value: row?.electronicAddress,
    },
    {
      name: "euContact",
      label: "Responsible in the EU",
      optional: true,
      hint: "Name and addresses, if the maker is outside the EU",
      multiline: true,
      rows: 3,
      value: row?.euContact,
    },
  ];
}

export function useManufacturers() {
  return useQuery({ ...reading(apiKey("/api/admin/manufacturers")), ...SHARED_LIST });
}
