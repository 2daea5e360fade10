import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { cx } from "@/shared/lib/cx";
import { Link } from "@/shared/ui/link";

type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
type ButtonSize = "small" | "icon";

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize | undefined;
}

/** A shorter wait is not shown, because a label that flickers looks like a fault. */
const PENDING_LABEL_AFTER_MS = 400;

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /**
   * The button is held, and after 400 ms it shows `pendingLabel` in the same width. A button with it sends something: the
   * second press of a double click sends nothing more.
   */
  pending?: boolean;
  pendingLabel?: ReactNode;
  /** The button does nothing, but has the focus still, which a disabled button would lose. */
  held?: boolean;
}

export function Button({
  variant = "secondary",
  size,
  pending,
  pendingLabel,
  held = false,
  onClick,
  className,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  const isHeld = held || pending;
  const waiting = useDelayed(Boolean(pending) && pendingLabel !== undefined, PENDING_LABEL_AFTER_MS);
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    pending !== undefined && event.detail > 1 ? refuse(event) : onClick?.(event);
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isHeld || undefined}
      data-held={isHeld || undefined}
      onClick={isHeld ? refuse : press}
      className={cx("button", className)}
      data-variant={variant}
      data-size={size}
    >
      <ButtonLabel shown={!waiting}>{children}</ButtonLabel>
      {pendingLabel !== undefined && <ButtonLabel shown={waiting}>{pendingLabel}</ButtonLabel>}
    </button>
  );
}

/** Stop the click, so that it submits nothing either. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}

/** Lay all labels in one grid cell, so that the widest of them sets the width. */
function ButtonLabel({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <span className={cx("col-start-1 row-start-1 inline-flex items-center gap-2", !shown && "invisible")}>
      {children}
    </span>
  );
}

/** Show a link of this site that looks like a button. */
export function ButtonLink({
  variant = "secondary",
  size,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return (
    <Link {...rest} className={cx("button", className)} data-variant={variant} data-size={size}>
      <span className="inline-flex items-center gap-2">{children}</span>
    </Link>
  );
}

/** Return whether `active` has lasted so many milliseconds. It is false again as soon as `active` ends. */
function useDelayed(active: boolean, milliseconds: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = window.setTimeout(() => setDue(true), milliseconds);
    return () => {
      window.clearTimeout(timer);
      setDue(false);
    };
  }, [active, milliseconds]);
  return active && due;
}
