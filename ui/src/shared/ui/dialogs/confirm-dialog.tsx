import { type ReactNode, useState } from "react";
import { Button } from "../button";
import { Dialog } from "./dialog";

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** The dialog is open and busy until it ends. After a rejection it is still open, and the caller says why. */
  onConfirm: () => Promise<unknown>;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  pendingLabel: string;
  destructive?: boolean;
}

/** Ask before an act that cannot be undone. Cancel comes first, so the dialog focuses it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, description, confirmLabel, pendingLabel, destructive } = props;
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The caller has said why, and the question is still open so that it can be tried again.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} description={description} busy={busy}>
      <div className="dialog-buttons">
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant={destructive ? "danger" : "primary"}
          pending={busy}
          pendingLabel={pendingLabel}
          onClick={confirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
