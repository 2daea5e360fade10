import { type ReactNode, useEffect, useId, useRef } from "react";
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
