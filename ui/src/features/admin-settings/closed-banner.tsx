import { CalendarX } from "lucide-react";
import { useSettings } from "@/shared/api/use-settings";
import { Icon } from "@/shared/ui/icon";
import { Link } from "@/shared/ui/link";

const longDay = new Intl.DateTimeFormat("en-IE", { dateStyle: "long", timeZone: "UTC" });

/** Say above every screen that the shop takes no orders, so that nobody wonders why there are none. */
export function ClosedBanner() {
  const { closed, closedUntil } = useSettings();
  if (!closed) return null;
  return (
    <aside aria-label="Closed shop" className="border-warn border-b-2 bg-raised text-small print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <Icon of={CalendarX} className="text-warn" />
        <p className="flex-1 basis-56">
          <strong>The shop is closed until {longDay.format(new Date(closedUntil))}.</strong> Customers can
          look around, but not order.
        </p>
        <Link to="/admin/settings#pause" className="font-semibold underline underline-offset-4">
          Change
        </Link>
      </div>
    </aside>
  );
}
