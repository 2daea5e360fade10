import { useQuery } from "@tanstack/react-query";
import { CarFront } from "lucide-react";
import { useState } from "react";
import { type Car, nameOfCar } from "@/shared/admin/find-cars";
import { RowDialogs, type RowQuestion } from "@/shared/admin/forms/row-dialogs";
import { BRANDS } from "@/shared/admin/forms/row-fields";
import { brandInUse } from "@/shared/admin/in-use";
import { SHARED_LIST } from "@/shared/admin/table/list-reading";
import type { CountedBrand, CountedModel } from "@/shared/admin/types";
import { apiKey, reading } from "@/shared/api/query-client";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { BrandList } from "./brand-list";
import { BrandPanel } from "./brand-panel";
import { CarLookup } from "./car-lookup";
import { StarterList } from "./starter-list";
import { brandFields } from "./vehicle-fields";

interface VehicleScreenProps {
  brands: CountedBrand[];
  /** The slug of the brand that the address names. */
  chosen: string | null;
  question: RowQuestion<CountedBrand> | undefined;
  onAsk: (question: RowQuestion<CountedBrand> | undefined) => void;
}

/** Show the lookup, the brands, and beside them the models of one. A phone shows the brands or the one. */
export function VehicleScreen({ brands, chosen, question, onAsk }: VehicleScreenProps) {
  const [car, setCar] = useState<Car>();
  const named = brands.find(({ slug }) => slug === chosen);
  const present = named ?? brands[0];
  const lookUp = (brand: CountedBrand) => (model: CountedModel) => {
    setCar({ model, name: nameOfCar(brand, model) });
    document.getElementById("lookup-title")?.scrollIntoView({ block: "center" });
  };
  return (
    <>
      {brands.length === 0 && <NoBrands onAdd={() => onAsk({ act: "add" })} />}
      {present && (
        <>
          <CarLookup brands={brands} chosen={car} onChoose={setCar} />
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <div className={named && "max-lg:hidden"}>
              <BrandList brands={brands} present={present} />
            </div>
            <div className={named ? undefined : "max-lg:hidden"}>
              <BrandPanel key={present.id} brand={present} onAsk={onAsk} onLookup={lookUp(present)} />
            </div>
          </div>
        </>
      )}
      <RowDialogs
        kind={BRANDS}
        question={question}
        onClose={() => onAsk(undefined)}
        fieldsOf={brandFields}
        inUse={brandInUse}
        consequence="It has no models."
      />
    </>
  );
}

function NoBrands({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={CarFront}
      title="No brands yet"
      action={
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={onAdd}>
            Add your first brand
          </Button>
          <StarterList />
        </div>
      }
    >
      Add the brands you work on and their models. Then choose on each product's form which of them it fits.
    </EmptyState>
  );
}

/** Return all brands with their models, and how many products fit each. */
export function useAdminVehicles() {
  return useQuery({ ...reading(apiKey("/api/admin/vehicles")), ...SHARED_LIST });
}
