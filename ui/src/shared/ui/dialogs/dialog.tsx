import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { cx } from "@/shared/lib/cx";
import "./dialog.css";

interface DialogProps {
  open: boolean;
  /** Is called for Escape, for a click beside the dialog and by the buttons of its content. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** While it is busy, only its own content closes it. */
  busy?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Show the browser's own modal dialog. The focus stays inside, the page behind is inert, and the focus returns
 * afterwards.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  busy = false,
  className,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // It is closed while it is still on the page, also where its caller takes it away: the focus then returns.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!open) return;
    shown?.showModal();
    return () => shown?.close();
  }, [open]);
  const closeUnlessBusy = () => !busy && onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click beside the dialog is a shortcut; Escape is the key for it.
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cx("dialog shadow-overlay", className)}
      onCancel={(event) => {
        // React hands up what a dialog or a file field within it has cancelled.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        closeUnlessBusy();
      }}
      onClick={(event) => event.target === dialog.current && closeUnlessBusy()}
    >
      {open && (
        <div className="dialog-content">
          <h2 id={`${id}-title`} className="headline text-h3 normal-case">
            {title}
          </h2>
          {description && (
            <div id={`${id}-description`} className="text-muted">
              {description}
            </div>
          )}
          {children}
        </div>
      )}
    </dialog>
  );
}
