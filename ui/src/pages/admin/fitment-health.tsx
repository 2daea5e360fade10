import { FitmentHealthLists, useFitmentHealth } from "@/features/admin-vehicles/fitment-health";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";
import { ButtonLink } from "@/shared/ui/button";

export default function FitmentHealthPage() {
  const health = useFitmentHealth();
  return (
    <AdminPage
      title="Fitment check"
      actions={
        <ButtonLink to="/admin/vehicles" size="small">
          All vehicles
        </ButtonLink>
      }
    >
      <Loaded query={health} failure="The fitment could not be checked.">
        {(found) => <FitmentHealthLists health={found} />}
      </Loaded>
    </AdminPage>
  );
}
