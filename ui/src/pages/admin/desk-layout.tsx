import { useArrivals } from "@/features/admin-alerts/use-arrivals";
import { FirstRunNote } from "@/features/admin-first-run/first-run-note";
import { ringForOrder } from "@/features/admin-orders/ring-for-order";
import { useDeskWatch } from "@/features/admin-orders/use-desk-watch";
import { useTitleCount } from "@/features/admin-orders/use-title-count";
import { WaitingCount } from "@/features/admin-orders/waiting-count";
import { ClosedBanner } from "@/features/admin-settings/closed-banner";
import { AdminLayout } from "@/features/admin-shell/admin-layout";
import { DraftNote } from "@/shared/admin/draft-note";

/** The bar and its screens, and an eye on what comes in while the owner looks at something else. */
export function DeskLayout({ onLogout }: { onLogout: () => void }) {
  const feed = useDeskWatch();
  const { pending = 0, newEnquiries = 0, failedMails = 0, mailsByHand = 0 } = feed ?? {};
  useArrivals(feed, ringForOrder);
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
  return <AdminLayout onLogout={onLogout} notes={notes} banner={banner} />;
}
