import "./help.css";
import { PoliciesScreen } from "@/features/admin-policies/policies-screen";
import { ShopHealth } from "@/features/admin-policies/shop-health";
import { usePolicies, useStarters } from "@/features/admin-policies/use-policies";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function PoliciesPage() {
  const starters = useStarters();
  return (
    <AdminPage title="Policies">
      <ShopHealth />
      <Loaded query={usePolicies()} failure="The policies could not be loaded.">
        {(versions) => (
          <Loaded query={starters} failure="The policies could not be loaded.">
            {(texts) => <PoliciesScreen versions={versions} starters={texts} />}
          </Loaded>
        )}
      </Loaded>
    </AdminPage>
  );
}
