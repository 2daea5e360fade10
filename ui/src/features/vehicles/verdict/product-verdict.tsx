import { useQuery } from "@tanstack/react-query";
import { CarFront } from "lucide-react";
import { apiKey, reading } from "@/shared/api/query-client";
import type { Category, Product } from "@/shared/api/types";
import { type ChosenVehicle, useVehicle } from "@/shared/lib/chosen-vehicle";
import { Icon } from "@/shared/ui/icon";
import { Link } from "@/shared/ui/link";
import { AskLink } from "@/shared/ui/links/ask-link";
import { fitKey } from "@/shared/vehicle/fit-key";
import { useVehicleDialog } from "@/shared/vehicle/use-vehicle-dialog";
import { shortName } from "@/shared/vehicle/vehicle-words";
import Verdict from "@/shared/vehicle/verdict";
import { verdictWords } from "@/shared/vehicle/verdict-words";

/**
 * Say whether the part fits the visitor's vehicle, with the way on where it does not. Without a vehicle it can
 * be chosen here.
 */
export default function ProductVerdict({ product }: { product: Product }) {
  const vehicle = useVehicle((store) => store.vehicle);
  const isUniversal = product.fits === "universal";
  return (
    <>
      <div role="status" className="text-small">
        {vehicle ? (
          <OfVehicle product={product} vehicle={vehicle} />
        ) : (
          isUniversal && <Verdict fit={UNIVERSAL} words="Fits every vehicle" />
        )}
      </div>
      {!vehicle && !isUniversal && <ChooseVehicle />}
    </>
  );
}

function ChooseVehicle() {
  const { show, dialog } = useVehicleDialog();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={show}
        className="flex min-h-11 items-center gap-2 text-small underline underline-offset-4 hover:text-accent"
      >
        <Icon of={CarFront} className="size-4" />
        See if it fits your vehicle
      </button>
      {dialog}
    </>
  );
}

const LONGEST_NAME = 32;
const UNIVERSAL = { verdict: "universal", note: null, years: null, reason: null } as const;

function OfVehicle({ product, vehicle }: { product: Product; vehicle: ChosenVehicle }) {
  const { data: fit } = useQuery(reading(fitKey(product.id, vehicle)));
  const { data: categories = [] } = useQuery(reading(apiKey("/api/product-categories")));
  if (!fit) return null;
  return (
    <>
      <Verdict
        fit={fit}
        words={
          <>
            {verdictWords(fit, { ...vehicle, name: shorten(vehicle.name) })}{" "}
            {/* The links are in the same lines, which have their height before they are loaded. */}
            <span className="font-normal text-text">
              {fit.verdict === "no" && fit.others > 0 && (
                <Link
                  to={fittingUrl(product, categories)}
                  className="inline-block underline underline-offset-4"
                >
                  {fit.others === 1 ? "Show the part that fits" : `Show ${fit.others} parts that fit`}
                </Link>
              )}
              {fit.verdict === "unknown" && (
                <AskLink question={{ part: product.name, partId: product.id, vehicle: shortName(vehicle) }}>
                  Ask us
                </AskLink>
              )}
            </span>
          </>
        }
      />
      {fit.note && fit.verdict !== "fits_if" && <p className="mt-1 text-muted">{fit.note}</p>}
    </>
  );
}

/** Shorten a name that would take a third line of a phone. The page's top has the whole name. */
function shorten(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;
}

/** Return the address of the product's category, with only the parts that fit. */
function fittingUrl({ category }: Product, categories: Category[]): string {
  const slug = categories.find(({ name }) => name === category)?.slug ?? "";
  return `/shop?${new URLSearchParams({ category: slug, fit: "only" })}`;
}
