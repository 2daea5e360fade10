import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { countOf } from "@/shared/admin/count-of";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { useFirstRows } from "@/shared/admin/table/first-rows";
import type { FitmentHealth } from "@/shared/admin/types";
import { callUndoably, UNDONE } from "@/shared/admin/undo";
import { useUndoableCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { Button } from "@/shared/ui/button";
import { Link } from "@/shared/ui/link";

/** Show what is missing in the fitment of products, each with a link to where it is added. */
export function FitmentHealthLists({ health }: { health: FitmentHealth }) {
  return (
    <>
      <Gap
        id="universal"
        title="Ticked for every model"
        text="These are ticked for every model. Marked as fitting every vehicle, they also fit models you add later. The ticks stay."
        rows={health.universalCandidates}
        link={productLink}
        act={<MakeUniversal products={health.universalCandidates} />}
      />
      <Gap
        id="without-fitment"
        title="Products without vehicles"
        text="No model is ticked, so customers are told that the fit is not confirmed. Tick models, or choose Every vehicle."
        rows={health.withoutFitment}
        link={productLink}
      />
      <Gap
        id="years"
        title="Years not understood"
        text="Pitlane cannot compare a customer's year with these. Write 2013-2019, 2019- or -2012, or fill in From and To."
        rows={health.yearsNotUnderstood}
        link={modelLink}
      />
      <Gap
        id="without-parts"
        title="Models without parts"
        text="No product lists them. They only show parts that fit every vehicle."
        rows={health.modelsWithoutParts}
        link={modelLink}
      />
    </>
  );
}

type NamedProduct = FitmentHealth["withoutFitment"][number];
type Model = FitmentHealth["modelsWithoutParts"][number];

function productLink({ id, name }: NamedProduct) {
  return { to: `/admin/products/${id}`, label: name };
}

function modelLink({ brand, brandSlug, name, year }: Model) {
  const label = year ? `${brand} ${name} (${year})` : `${brand} ${name}`;
  return { to: `/admin/vehicles?brand=${encodeURIComponent(brandSlug)}`, label };
}

interface GapProps<Row> {
  id: string;
  title: string;
  text: string;
  rows: Row[];
  link: (row: Row) => { to: string; label: string };
  /** It corrects all of them at once. */
  act?: ReactNode;
}

function Gap<Row extends { id: string }>({ id, title, text, rows, link, act }: GapProps<Row>) {
  const { shown, more, showAll } = useFirstRows(rows);
  return (
    <section aria-labelledby={id} className="panel gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={id} className="mr-auto font-sans font-semibold text-body">
          {title} <span className="ml-1 font-normal text-muted tabular">{rows.length}</span>
        </h2>
        {rows.length > 0 && act}
      </div>
      {rows.length === 0 ? (
        <p className="text-muted">None.</p>
      ) : (
        <>
          <p className="max-w-prose text-muted">{text}</p>
          <ul className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
            {shown.map((row) => (
              <li key={row.id} className="wrap-anywhere min-w-0 py-1">
                <Link to={link(row).to} className="underline-offset-4 hover:underline">
                  {link(row).label}
                </Link>
              </li>
            ))}
          </ul>
          {more > 0 && (
            <Button size="small" onClick={showAll} className="justify-self-start">
              {`Show ${more} more`}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function MakeUniversal({ products }: { products: NamedProduct[] }) {
  const change = useUndoableCall(
    () =>
      callUndoably("/api/admin/products/bulk-update", {
        method: "POST",
        body: { ids: products.map(({ id }) => id), updates: { fits: "universal" } },
      }),
    {
      failure: "Failed to change the products",
      success: (answer) => ({
        title: "Marked as fitting every vehicle",
        description: countOf(answer.count, "product"),
      }),
      undoneTitle: UNDONE,
      focusesPage: true,
      reload: refreshCatalogue,
    },
  );
  return (
    <Button size="small" pending={change.isPending} onClick={() => change.mutate()}>
      {products.length === 1
        ? "Mark as fitting every vehicle"
        : `Mark all ${products.length} as fitting every vehicle`}
    </Button>
  );
}

export function useFitmentHealth() {
  return useQuery(reading(apiKey("/api/admin/fitment/health")));
}
