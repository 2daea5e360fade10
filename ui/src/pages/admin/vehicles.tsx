import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useAdminVehicles, VehicleScreen } from "@/features/admin-vehicles/vehicle-screen";

import { AdminPage } from "@/shared/admin/admin-page";
import type { RowQuestion } from "@/shared/admin/forms/row-dialogs";
import { BRANDS } from "@/shared/admin/forms/row-fields";
import { Loaded } from "@/shared/admin/loaded";
import { SortByName } from "@/shared/admin/table/sort-by-name";
import type { CountedBrand } from "@/shared/admin/types";
import { Button, ButtonLink } from "@/shared/ui/button";

export default function VehiclesPage() {
  const vehicles = useAdminVehicles();
  const [params] = useSearchParams();
  const [question, setQuestion] = useState<RowQuestion<CountedBrand>>();
  return (
    <AdminPage
      title="Vehicles"
      actions={
        <>
          <ButtonLink to="/admin/vehicles/health" size="small">
            Fitment check
          </ButtonLink>
          <SortByName kind={BRANDS} rows={vehicles.data ?? []} many="brands" />
          <Button size="small" variant="primary" onClick={() => setQuestion({ act: "add" })}>
            Add brand
          </Button>
        </>
      }
    >
      <Loaded query={vehicles} failure="The vehicles could not be loaded.">
        {(brands) => (
          <VehicleScreen
            brands={brands}
            chosen={params.get("brand")}
            question={question}
            onAsk={setQuestion}
          />
        )}
      </Loaded>
    </AdminPage>
  );
}
