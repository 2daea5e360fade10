import "./help.css";
import { NoticePanel } from "@/features/admin-policies/notice-panel";
import { PoliciesScreen } from "@/features/admin-policies/policies-screen";
import { ShopHealth } from "@/features/admin-policies/shop-health";
import { useGuaranteeNotice } from "@/features/admin-policies/use-guarantee-notice";
import { usePolicies, useStarters } from "@/features/admin-policies/use-policies";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function PoliciesPage() {
  const starters = useStarters();
  return (
    <AdminPage title="Legal texts">
      <ShopHealth />
      <Loaded query={usePolicies()} failure="The legal texts could not be loaded.">
        {(versions) => (
          <Loaded query={starters} failure="The legal texts could not be loaded.">
            {(texts) => <PoliciesScreen versions={versions} starters={texts} />}
          </Loaded>
        )}
      </Loaded>
      <Loaded query={useGuaranteeNotice()} failure="The guarantee notice could not be loaded.">
        {(notice) => <NoticePanel facts={notice} />}
      </Loaded>
    </AdminPage>
  );
}
