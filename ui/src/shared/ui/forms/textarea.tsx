import type { ComponentProps } from "react";
import { cx } from "@/shared/lib/cx";

export function Textarea({ className, rows = 5, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...rest} rows={rows} className={cx("control resize-y", className)} />;
}
