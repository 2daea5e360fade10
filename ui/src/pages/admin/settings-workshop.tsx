import { useLocation } from "react-router-dom";
import { BaysSection } from "@/features/admin-workshop/bays-section";
import { AdminPage } from "@/shared/admin/admin-page";
import { GoTo } from "@/shared/admin/go-to";

/** Parts of this screen that are in the shop's settings now. */
const MOVED = ["#hours", "#closed"];

export default function BaysPage() {
  const { hash } = useLocation();
  if (MOVED.includes(hash)) return <GoTo to={`/admin/settings${hash}`} />;
  return (
    <AdminPage title="Bays">
      <BaysSection />
    </AdminPage>
  );
}
