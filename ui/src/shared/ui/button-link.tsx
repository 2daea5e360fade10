import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { cx } from "@/shared/lib/cx";
import type { ButtonLook } from "./button-look";

/** A link of this site that looks like a button. */
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
