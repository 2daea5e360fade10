import { type ComponentProps, createContext, type FormEvent, type ReactNode, use, useState } from "react";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { focusFirstWrong } from "./focus-first-wrong";

/** A form shares this with the dialog around it. */
const Frame = createContext({ busy: false, setBusy: (_busy: boolean) => {}, close: () => {} });

/** Show the dialog around a `DialogForm`. While the form is being sent, nothing else closes it. */
export function FormDialog({ busy: isHeld = false, children, ...dialog }: ComponentProps<typeof Dialog>) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog {...dialog} busy={busy || isHeld}>
      <Frame value={{ busy, setBusy, close: dialog.onClose }}>{children}</Frame>
    </Dialog>
  );
}

interface DialogFormProps {
  /** Its own name for screen readers. */
  label?: string;
  className?: string;
  /**
   * Sends what was typed, and the dialog closes after it. A rejection leaves it open, with the focus in the
   * first field that is wrong, and its caller shows why. It returns undefined where nothing can be sent yet.
   */
  onSave: (form: HTMLFormElement) => Promise<unknown> | undefined;
  saveLabel: string;
  pendingLabel?: string;
  variant?: "primary" | "danger";
  disabled?: boolean;
  /** The refusal that names no field. */
  failure?: string | undefined;
  children: ReactNode;
}

/** Show fields in a dialog, with the two buttons below them. */
export function DialogForm(props: DialogFormProps) {
  const { label, className = "grid gap-4", onSave, saveLabel, pendingLabel = "Saving…", failure } = props;
  const { variant = "primary", disabled = false, children } = props;
  const { busy, setBusy, close } = use(Frame);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const saving = onSave(form);
    if (!saving) return focusFirstWrong(form);
    setBusy(true);
    await saving.then(close, () => focusFirstWrong(form)).finally(() => setBusy(false));
  };
  return (
    <form method="post" noValidate onSubmit={submit} aria-label={label} className={className}>
      {children}
      {failure && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      <div className="dialog-buttons col-span-full">
        <Button disabled={busy} onClick={close}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant={variant}
          disabled={disabled}
          pending={busy}
          pendingLabel={pendingLabel}
        >
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
