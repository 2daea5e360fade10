import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { reading } from "@/shared/api/query-client";
import type { Product } from "@/shared/api/types";
import { Icon } from "@/shared/ui/icon";
import { makerKey } from "../shared/use-product";

/** Show warnings, maker and identifier. Product-safety law wants them visible on the offer without a click. */
export default function ProductSafety({ product }: { product: Product }) {
  const { warnings, manufacturerSlug } = product;
  const { data: maker } = useQuery({
    ...reading(makerKey(manufacturerSlug ?? "")),
    enabled: manufacturerSlug !== null,
  });
  const facts: [string, string | null | undefined][] = [
    [
      "Product",
      [product.name, product.sku && `Part number ${product.sku}`, product.ean].filter(Boolean).join(", "),
    ],
    ["Maker", product.manufacturer],
    ["Postal address", maker?.postalAddress],
    ["E-mail or website", maker?.electronicAddress],
    ["Responsible in the EU", maker?.euContact],
  ];
  return (
    <section aria-labelledby="safety" className="mt-16 border-line border-t pt-8">
      <h2 id="safety" className="headline mb-4 text-h3">
        Safety and maker
      </h2>
      {warnings && (
        <p className="mb-6 flex max-w-measure items-start gap-3 border-warn border-l-2 pl-4">
          <Icon of={TriangleAlert} className="mt-0.5 shrink-0 text-warn" />
          <span className="wrap-anywhere min-w-0 whitespace-pre-line">{warnings}</span>
        </p>
      )}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(
          ([name, fact]) =>
            fact && (
              <div key={name}>
                <dt className="text-small text-subtle">{name}</dt>
                <dd className="wrap-anywhere whitespace-pre-line text-muted">{fact}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
