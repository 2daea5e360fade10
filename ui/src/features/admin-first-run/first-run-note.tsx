import { useLocation } from "react-router-dom";
import { Link } from "@/shared/ui/link";
import { useFirstRun } from "./use-first-run";

/** Link to the first run above the screens, while it was begun and is not done. */
export function FirstRunNote() {
  const { data } = useFirstRun();
  const { pathname } = useLocation();
  if (!data?.step || pathname === "/admin/first-run") return null;
  return (
    <p className="page-width mt-4 border-line border-b pb-3 text-small">
      Setup is not finished yet.{" "}
      <Link to="/admin/first-run" className="font-semibold underline underline-offset-4">
        Continue
      </Link>
    </p>
  );
}
