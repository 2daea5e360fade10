import { Link } from "react-router-dom";
import { CopyButton } from "@/shared/ui/copy-button";

const LINK = "underline underline-offset-4 hover:text-accent";

/** The address of the order's own page, to be kept: whoever has it sees what becomes of the order. */
export function OrderLink({ orderId }: { orderId: string }) {
  const page = `/order/${orderId}`;
  const address = `${window.location.origin}${page}`;
  return (
    <section aria-labelledby="order-link" className="flex flex-col gap-3">
      <div>
        <h2 id="order-link" className="eyebrow mb-1 font-sans text-subtle">
          Follow your order
        </h2>
        <p className="text-muted">Keep this link: its page shows where your order stands.</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Link to={page} className={`min-w-0 flex-1 basis-64 break-all ${LINK}`}>
          {address}
        </Link>
        <CopyButton text={address} label="Copy link" />
      </div>
      <p className="screen-only text-muted text-small">
        Lost it one day?{" "}
        <Link to="/order-lookup" className={LINK}>
          Find your order
        </Link>{" "}
        by its number and your e-mail.
      </p>
    </section>
  );
}
