import { useDeskWatch } from "@/features/admin-orders/use-desk-watch";
import { useTitleCount } from "@/features/admin-orders/use-title-count";
import { WaitingCount } from "@/features/admin-orders/waiting-count";
import { AdminLayout } from "@/features/admin-shell/admin-layout";

/** The bar and its screens, and an eye on what comes in while the owner looks at something else. */
export function DeskLayout({ onLogout }: { onLogout: () => void }) {
  const { pending = 0, newEnquiries = 0 } = useDeskWatch() ?? {};
  useTitleCount(pending);
  const notes = {
    "/admin/orders": <WaitingCount count={pending} what="pending" />,
    "/admin/contact-messages": <WaitingCount count={newEnquiries} what="unread" />,
  };
  return <AdminLayout onLogout={onLogout} notes={notes} />;
}
