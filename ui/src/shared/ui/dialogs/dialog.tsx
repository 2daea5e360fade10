import { type ReactNode, useEffect, useId, useRef } from "react";
import { cx } from "@/shared/lib/cx";
import "./dialog.css";

interface DialogProps {
  open: boolean;
  /** Escape, a click beside it, or whatever button the content offers. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** While busy nothing but the content itself closes it. */
  busy?: boolean;
  className?: string;
  children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside, the page behind inert, and gives the focus back. */
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
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
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
