import { useLocation } from "react-router-dom";
import { Link } from "@/shared/ui/link";
import { useUpdates } from "./use-updates";

const PATH = "/admin/settings/updates";

/** Say above the screens that there is a newer version. */
export function UpdateBanner() {
  const { data } = useUpdates();
  const { pathname } = useLocation();
  if (!data?.newer || pathname === PATH) return null;
  return (
    <p className="page-width mt-4 border-line border-b pb-3 text-small print:hidden">
      Pitlane {data.newer.version} is available.{" "}
      <Link to={PATH} className="font-semibold underline underline-offset-4">
        See what is new
      </Link>
    </p>
  );
}
