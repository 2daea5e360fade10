import { useOrderAlerts } from "@/features/admin-alerts/use-order-alerts";
import { FirstRunNote } from "@/features/admin-first-run/first-run-note";
import { ringForOrder } from "@/features/admin-orders/ring-for-order";
import { useAdminFeed } from "@/features/admin-orders/use-admin-feed";
import { useTitleCount } from "@/features/admin-orders/use-title-count";
import { WaitingCount } from "@/features/admin-orders/waiting-count";
import { ClosedBanner } from "@/features/admin-settings/closed-banner";
import { AdminShell } from "@/features/admin-shell/admin-shell";
import { DraftNote } from "@/shared/admin/draft-note";

/** The bar and its screens, and an eye on what comes in while the owner looks at something else. */
export function AdminLayout({ onLogout }: { onLogout: () => void }) {
  const feed = useAdminFeed();
  const { pending = 0, newEnquiries = 0, failedMails = 0, mailsByHand = 0 } = feed ?? {};
  useOrderAlerts(feed, ringForOrder);
  useTitleCount(pending + newEnquiries);
  const notes = {
    "/admin/orders": <WaitingCount count={pending} what="pending" />,
    "/admin/mails": <WaitingCount count={failedMails + mailsByHand} what="failed or to be sent by you" />,
    "/admin/contact-messages": <WaitingCount count={newEnquiries} what="unread" />,
  };
  const banner = (
    <>
      <FirstRunNote />
      <ClosedBanner />
      <DraftNote />
    </>
  );
  return <AdminShell onLogout={onLogout} notes={notes} banner={banner} />;
}
