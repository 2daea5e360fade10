import { X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { useEffect, useRef } from "react";
import { cx } from "@/shared/lib/cx";
import { Link } from "@/shared/ui/link";
import { Button } from "../button";
import { Icon } from "../icon";
import { TOAST_DURATION_MS, type Toast, useToasts } from "../toast-store";
import "./toaster.css";

const SWIPE_THRESHOLD_PX = 50;

export default function Toaster() {
  const { toasts, dismiss } = useToasts();
  const viewport = useRef<HTMLOListElement>(null);
  const newest = toasts[0]?.id;
  // Each toast is put into the top layer again, because an open dialog must not hide how its act ended.
  useEffect(() => {
    if (!newest || !viewport.current) return;
    viewport.current.hidePopover();
    viewport.current.showPopover();
  }, [newest]);
  return (
    <Radix.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => dismiss(toast.id)} />
      ))}
      <Radix.Viewport ref={viewport} popover="manual" className="toast-viewport" />
    </Radix.Provider>
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  return (
    <Radix.Root
      open={toast.open}
      {...(toast.durationMs && { duration: toast.durationMs })}
      onOpenChange={(open) => !open && onClose()}
      className={cx(
        "toast flex items-start gap-3 rounded-card border border-line border-l-4 bg-raised p-4 shadow-overlay",
        toast.tone === "danger" ? "border-l-danger" : "border-l-ok",
      )}
    >
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
        {toast.description && (
          <Radix.Description className="text-muted text-small">{toast.description}</Radix.Description>
        )}
        {toast.link && (
          <Radix.Action asChild altText={toast.link.label}>
            <Link to={toast.link.to} className="font-semibold text-small underline underline-offset-4">
              {toast.link.label}
            </Link>
          </Radix.Action>
        )}
      </div>
      {toast.action && (
        <Radix.Action
          asChild
          altText={`${toast.action.label}: ${toast.action.elsewhere ?? "also on the screen Recently deleted"}`}
        >
          <Button size="small" onClick={toast.action.onAct}>
            {toast.action.label}
          </Button>
        </Radix.Action>
      )}
      <Radix.Close aria-label="Close" className="-m-2 p-2 text-muted hover:text-text">
        <Icon of={X} />
      </Radix.Close>
    </Radix.Root>
  );
}
