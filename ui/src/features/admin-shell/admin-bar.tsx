import { CircleQuestionMark, LogOut, Menu, X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useSettings } from "@/shared/api/use-settings";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { IconButton } from "@/shared/ui/icon-button";
import { Link } from "@/shared/ui/link";
import { Logo } from "@/shared/ui/logo";

interface AdminBarProps {
  onLogout: () => void;
  /** Beside an entry of this path: a count of what waits there. */
  notes?: Record<string, ReactNode>;
}

/** The slim bar over every screen; in a narrow window the entries fold behind a button. */
export function AdminBar({ onLogout, notes = {} }: AdminBarProps) {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const open = openedAt === pathname;
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === "Escape" && setOpenedAt(undefined);
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, []);
  return (
    <header className="admin-bar sticky top-0 z-40 border-line border-b bg-surface print:hidden">
      <div className="page-width flex min-h-14 flex-wrap items-center gap-x-1">
        <ShopLink />
        <IconButton
          icon={open ? X : Menu}
          label={open ? "Close menu" : "Open menu"}
          aria-expanded={open}
          aria-controls="admin-navigation"
          onClick={() => setOpenedAt(open ? undefined : pathname)}
          className="ml-auto lg:hidden"
        />
        <div id="admin-navigation" data-open={open || undefined} className="admin-navigation">
          <AdminNavigation pathname={pathname} notes={notes} />
          <Link
            to="/admin/help"
            aria-label="Help"
            data-tooltip="Help"
            aria-current={pathname === "/admin/help" ? "page" : undefined}
            className="admin-entry lg:ml-auto"
          >
            <Icon of={CircleQuestionMark} className="size-4" />
            <span className="lg:sr-only">Help</span>
          </Link>
          <Button variant="ghost" size="small" data-leaves="" onClick={onLogout}>
            <Icon of={LogOut} className="size-4" />
            Logout
          </Button>
        </div>
      </div>
    </header>
  );
}

function ShopLink() {
  const { businessName } = useSettings();
  return (
    <a
      href="/"
      aria-label={`${businessName}: open the shop`}
      data-tooltip="Open the shop"
      className="mr-1 flex min-h-11 items-center xl:mr-3"
    >
      <Logo className="size-7" />
    </a>
  );
}

function AdminNavigation({ pathname, notes }: { pathname: string; notes: Record<string, ReactNode> }) {
  return (
    <nav aria-label="Back office">
      <ul className="flex flex-col lg:flex-row">
        {ADMIN_ENTRIES.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              aria-current={isPresent(entry, pathname) ? "page" : undefined}
              className="admin-entry"
            >
              {entry.label}
              {notes[entry.to]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The entries of the top bar. */
interface AdminEntry {
  label: string;
  to: string;
  /** Further paths that belong to it. */
  also?: string;
}

const ADMIN_ENTRIES: AdminEntry[] = [
  { label: "Products", to: "/admin/dashboard", also: "/admin/products/" },
  { label: "Orders", to: "/admin/orders" },
  { label: "Contact Messages", to: "/admin/contact-messages" },
  { label: "Mails", to: "/admin/mails" },
  { label: "Analytics", to: "/admin/analytics" },
  { label: "Vehicles", to: "/admin/vehicles" },
  { label: "Categories", to: "/admin/categories" },
  { label: "Images", to: "/admin/upload" },
  { label: "Online", to: "/admin/online" },
  { label: "Settings", to: "/admin/settings", also: "/admin/account" },
  { label: "Backups", to: "/admin/backups", also: "/admin/deleted" },
];

function isPresent({ to, also }: AdminEntry, pathname: string): boolean {
  return (
    pathname === to || pathname.startsWith(`${to}/`) || (also !== undefined && pathname.startsWith(also))
  );
}
