import { useEffect, useRef } from "react";
import { cx } from "@/shared/lib/cx";
import { Button } from "./button";
import { TOAST_DURATION_MS, useToasts } from "./toast-store";

/**
 * Show the newest toast with nothing but what every page has, so that an outcome is shown whatever cannot be
 * loaded.
 */
export function PlainToast() {
  const { toasts, dismiss } = useToasts();
  const viewport = useRef<HTMLElement>(null);
  const toast = toasts[0]?.open ? toasts[0] : undefined;
  const id = toast?.id;
  useEffect(() => {
    if (!id) return;
    viewport.current?.showPopover();
    const timer = window.setTimeout(dismiss, TOAST_DURATION_MS, id);
    return () => window.clearTimeout(timer);
  }, [id, dismiss]);
  if (!toast) return null;
  const { title, description, tone } = toast;
  return (
    <section key={id} ref={viewport} popover="manual" aria-label="Notifications" className="toast-viewport">
      <ul>
        <li
          className={cx(
            "flex items-center gap-3 rounded-card border border-line border-l-4 bg-raised p-4 shadow-overlay",
            tone === "danger" ? "border-l-danger" : "border-l-ok",
          )}
        >
          <div role="status" className="min-w-0 flex-1">
            <p className="font-semibold">{title}</p>
            {description && <p className="text-muted text-small">{description}</p>}
          </div>
          <Button size="small" variant="ghost" onClick={() => dismiss(toast.id)}>
            Close
          </Button>
        </li>
      </ul>
    </section>
  );
}
