import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "@/shared/lib/cx";
import { Icon } from "../icon";

/** Show the platform's own list of choices in our frame. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <div className={cx("relative", className)}>
      <select {...rest} className="control appearance-none pr-10">
        {children}
      </select>
      <Icon of={ChevronDown} className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted" />
    </div>
  );
}
