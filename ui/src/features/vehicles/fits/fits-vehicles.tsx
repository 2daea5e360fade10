import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Check, ChevronDown } from "lucide-react";
import { apiKey, reading } from "@/shared/api/query-client";
import type { FittingModel, Product } from "@/shared/api/types";
import { monthWords } from "@/shared/lib/time/month-words";
import { ErrorNote } from "@/shared/ui/error-note";
import { Icon } from "@/shared/ui/icon";
import { Link } from "@/shared/ui/link";
import { AskLink } from "@/shared/ui/links/ask-link";
import { Skeleton } from "@/shared/ui/skeleton";
import { describeYears } from "@/shared/vehicle/describe-years";
import { modelLink, useBrands } from "../shared/use-vehicles";
import "./fits-vehicles.css";
import { fittedWords } from "./fitted-words";
import { type BrandGroup, groupByBrand } from "./group-by-brand";

/** With more brands than this each is folded up, so that a part for every car does not fill screens. */
const UNFOLDED_BRANDS = 4;
/** With more than this even the brands are folded up, because the part is for nearly any car. */
const LISTED_BRANDS = 12;
type Group = BrandGroup<FittingModel>;

/** Show the vehicles that a product fits, by brand, each leading to the parts of that vehicle. */
export default function FitsVehicles({ product }: { product: Product }) {
  const models = useQuery(reading(apiKey(`/api/products/${product.id}/models`)));
  const proof = fittedWords(models.data ?? []);
  return (
    <>
      {proof && (
        <p className="mb-4 flex max-w-measure items-start gap-2">
          <Icon of={Check} className="mt-1 size-4 text-ok" />
          {proof}
        </p>
      )}
      {product.fits === "universal" ? (
        <p className="font-semibold">Fits every vehicle</p>
      ) : (
        <ListedVehicles product={product} models={models} />
      )}
    </>
  );
}

interface ListedVehiclesProps {
  product: Product;
  models: UseQueryResult<FittingModel[]>;
}

function ListedVehicles({ product: { id, name }, models }: ListedVehiclesProps) {
  const brands = useBrands();
  const retry = () => (brands.isError ? brands.refetch() : models.refetch());
  if (brands.isError || models.isError) {
    return <ErrorNote onRetry={retry}>The vehicles that it fits could not be loaded.</ErrorNote>;
  }
  if (!brands.data || !models.data) return <Skeleton className="h-28" />;
  const groups = groupByBrand(brands.data, models.data);
  if (groups.length === 0) return <NoVehicles part={name} partId={id} />;
  if (groups.length <= LISTED_BRANDS) return <FittingBrands groups={groups} />;
  return (
    <details>
      <summary className="fits-summary border-line border-b">
        <span className="font-semibold tabular">
          <FitCount fitting={groups.reduce((sum, group) => sum + group.models.length, 0)} />
        </span>
        <Icon of={ChevronDown} />
      </summary>
      <FittingBrands groups={groups} />
    </details>
  );
}

/** Show the years and engines that it fits, the owner's note and the proof. It is blank where there are none. */
function Details({ model: { year, fitYears, fitEngines, note, fittedMonth } }: { model: FittingModel }) {
  const years = fitYears ?? year;
  return (
    <span className="wrap-anywhere text-subtle tabular">
      {years && ` ${describeYears(years)}`}
      {fitEngines && `, ${fitEngines.join(", ")}`}
      {note && ` – ${note}`}
      {fittedMonth && <span className="text-ok">{` · fitted here, ${monthWords(fittedMonth)}`}</span>}
    </span>
  );
}

/** Show the number of vehicles as soon as it is known. */
function FitCount({ fitting }: { fitting: number }) {
  const { data: all } = useQuery(reading(apiKey("/api/models")));
  if (!all) return `Fits ${fitting} models`;
  return fitting === all.length ? `Fits all ${fitting} models` : `Fits ${fitting} of ${all.length} models`;
}

function FittingBrands({ groups }: { groups: Group[] }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map((group) => (
        <li key={group.brand.id} className="min-w-0 border-line border-b">
          <FittingModels group={group} open={groups.length <= UNFOLDED_BRANDS} />
        </li>
      ))}
    </ul>
  );
}

function NoVehicles(part: { part: string; partId: string }) {
  return (
    <p className="text-muted">
      Not listed for a particular vehicle. <AskLink question={part} /> if it fits yours.
    </p>
  );
}

function FittingModels({ group: { brand, models }, open }: { group: Group; open: boolean }) {
  return (
    <details open={open}>
      <summary className="fits-summary">
        <span className="font-semibold">{brand.name}</span>
        <span className="text-small text-subtle tabular">
          {models.length} {models.length === 1 ? "model" : "models"}
        </span>
        <Icon of={ChevronDown} />
      </summary>
      <ul className="flex flex-wrap gap-x-4 pb-4">
        {models.map((model) => (
          <li key={model.id}>
            <Link
              to={modelLink("/shop", brand.slug, model.slug)}
              className="inline-block py-1 text-muted text-small underline decoration-line underline-offset-4 hover:text-text hover:decoration-current"
            >
              {model.name}
              <Details model={model} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
