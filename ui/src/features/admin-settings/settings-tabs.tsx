import { useLocation } from "react-router-dom";
import { Link } from "@/shared/ui/link";

const TABS = [
  { to: "/admin/settings", label: "Business" },
  { to: "/admin/settings/selling", label: "Selling" },
  { to: "/admin/settings/payment", label: "Payment" },
  { to: "/admin/settings/workshop", label: "Workshop" },
  { to: "/admin/settings/mail", label: "Mail" },
  { to: "/admin/settings/updates", label: "Updates" },
  { to: "/admin/settings/about", label: "About" },
];

/** The pages that the settings are spread over. */
export function SettingsTabs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Settings" className="-mt-2">
      <ul className="flex flex-wrap gap-x-5">
        {TABS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} aria-current={pathname === to ? "page" : undefined} className="status-tab">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
