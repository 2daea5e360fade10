import { type ReactNode, useId } from "react";
import { cx } from "@/shared/lib/cx";

/** These attributes tie a control to its label, hint and error. Spread them on the control. */
export interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** The label has "(optional)" beside it. */
  optional?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, hint, error, optional = false, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={cx("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="font-semibold text-small">
        {label}
        {optional && <span className="font-normal text-subtle"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-muted text-small">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="text-danger text-small">
          {error}
        </p>
      )}
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": cx(hintId, errorId) || undefined,
      })}
    </div>
  );
}
