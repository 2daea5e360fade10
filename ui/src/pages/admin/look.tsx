import { Navigate, useLocation } from "react-router-dom";
import { LookEditor } from "@/features/admin-look/look-editor";
import { useLook } from "@/features/admin-look/use-look-form";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function LookPage() {
  const look = useLook();
  if (useLocation().hash === "#services") return <Navigate to="/admin/services" replace />;
  return (
    <AdminPage title="Look">
      <Loaded query={look} failure="The look could not be read.">
        {(saved) => <LookEditor saved={saved} />}
      </Loaded>
    </AdminPage>
  );
}
