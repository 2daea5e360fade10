import { CarFront, SearchX } from "lucide-react";
import { Button, ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { enquiryUrl } from "@/shared/ui/links/ask-link";
import { NO_LOOK_UP } from "@/shared/vehicle/plates/plate-words";
import { isPlate } from "@/shared/vehicle/plates/read-plate";
import { useVehicleDialog } from "@/shared/vehicle/use-vehicle-dialog";
import { ProductGrid } from "../list/product-grid";
import type { SearchAnswer } from "./results-query";

/** Say that no part has all of the words, and offer the closest ones and a way to ask. */
export default function NothingFound({ words, found }: { words: string; found: SearchAnswer }) {
  const { closest, services } = found;
  if (isPlate(words)) return <PlateFound plate={words} />;
  return (
    <>
      <EmptyState
        icon={SearchX}
        title={`${services.length > 0 ? "No part" : "Nothing"} matches “${words}”`}
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="primary" to={enquiryUrl({ wanted: words })}>
              Ask us to source it
            </ButtonLink>
            <ButtonLink to="/shop">Browse the shop</ButtonLink>
          </div>
        }
      >
        Try fewer or different words, or ask us: we can get parts that are not in the shop.
      </EmptyState>
      {closest.length > 0 && (
        <section aria-labelledby="closest-title" className="mt-10">
          <h2 id="closest-title" className="headline mb-4 text-h3">
            Closest parts
          </h2>
          <ProductGrid products={closest} isFirst={false} />
        </section>
      )}
    </>
  );
}

/** Say that a number plate was searched for. */
function PlateFound({ plate }: { plate: string }) {
  const { show, dialog } = useVehicleDialog();
  return (
    <EmptyState
      icon={CarFront}
      title={`“${plate}” is a number plate`}
      action={
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" aria-haspopup="dialog" onClick={show}>
            Choose your vehicle
          </Button>
          <ButtonLink to="/shop">Browse the shop</ButtonLink>
          {dialog}
        </div>
      }
    >
      {NO_LOOK_UP}
    </EmptyState>
  );
}
