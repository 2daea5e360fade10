import type { ComponentProps, ReactNode } from "react";
import { cx } from "@/shared/lib/cx";
import { useDelayed } from "@/shared/lib/use-delayed";
import type { ButtonLook } from "./button-look";

/** A wait shorter than this shows nothing: a label that flickers reads as a fault. */
const PENDING_LABEL_AFTER_MS = 400;

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Disables the button; after 400 ms it shows `pendingLabel`, in the same width. */
  pending?: boolean;
  pendingLabel?: ReactNode;
}

export function Button({
  variant = "secondary",
  size,
  pending = false,
  pendingLabel,
  disabled,
  className,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  const waiting = useDelayed(pending && pendingLabel !== undefined, PENDING_LABEL_AFTER_MS);
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      className={cx("button", className)}
      data-variant={variant}
      data-size={size}
    >
      <ButtonLabel shown={!waiting}>{children}</ButtonLabel>
      {pendingLabel !== undefined && <ButtonLabel shown={waiting}>{pendingLabel}</ButtonLabel>}
    </button>
  );
}

/** All labels lie in one grid cell, so the widest of them sets the width. */
function ButtonLabel({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <span className={cx("col-start-1 row-start-1 inline-flex items-center gap-2", !shown && "invisible")}>
      {children}
    </span>
  );
}
