import { type KeyboardEvent, useId, useRef, useState } from "react";
import { cx } from "@/shared/lib/cx";

interface EditableValueProps {
  /** The value's name: "Price of LED kit". */
  label: string;
  /** The value as the table shows it. */
  shown: string;
  /** The value as it is typed. */
  value: string;
  /** Return the fault in the typed text, or undefined. */
  check: (text: string) => string | undefined;
  /** Is called with the value that the field began with, too. */
  onSave: (text: string, was: string) => void;
  inputMode: "decimal" | "text";
  /** The button's tooltip; the default is "Change". */
  tip?: string;
  className?: string | undefined;
}

/**
 * Show a value that becomes a field when it is clicked. Enter or leaving it saves, and Escape restores the old
 * one.
 */
export function EditableValue({ label, shown, tip = "Change", className, ...rest }: EditableValueProps) {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (byKey: boolean) => {
    setEditing(false);
    if (byKey) requestAnimationFrame(() => button.current?.focus());
  };
  if (editing) return <ValueField {...rest} label={label} onClose={close} />;
  return (
    <button
      ref={button}
      type="button"
      aria-label={`${label}: ${shown}`}
      data-tooltip={tip}
      onClick={() => setEditing(true)}
      className={cx("editable-value", className)}
    >
      {shown}
    </button>
  );
}

interface ValueFieldProps extends Omit<EditableValueProps, "shown" | "tip" | "className"> {
  onClose: (byKey: boolean) => void;
}

function ValueField({ label, value, check, onSave, inputMode, onClose }: ValueFieldProps) {
  const [text, setText] = useState(value);
  // The list may be read again while somebody types, but the change is based on what the field showed.
  const [shown] = useState(value);
  const [error, setError] = useState<string>();
  const errorId = useId();
  const save = () => {
    const typed = text.trim();
    if (typed !== shown) onSave(typed, shown);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === "Escape") onClose(true);
    if (key !== "Enter") return;
    const wrong = check(text.trim());
    setError(wrong);
    if (wrong) return;
    save();
    onClose(true);
  };
  const leave = () => {
    if (!check(text.trim())) save();
    onClose(false);
  };
  return (
    <span className="relative">
      <input
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was just pressed.
        autoFocus
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        inputMode={inputMode}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={press}
        onBlur={leave}
        className="value-field"
      />
      {error && (
        <span id={errorId} role="alert" className="value-error">
          {error}
        </span>
      )}
    </span>
  );
}
