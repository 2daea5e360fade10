import { type ComponentProps, useEffect, useRef } from "react";
import { cx } from "@/shared/lib/cx";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "ref"> {
  label: string;
  /**
   * The label is only read out, as in a table's row. "wide" hides it only where the window is wide enough for a
   * table.
   */
  labelHidden?: boolean | "wide";
  indeterminate?: boolean;
}

export function Checkbox({ label, labelHidden, indeterminate = false, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={cx("inline-flex min-h-9 items-center gap-2.5", className)}>
      <input {...rest} ref={box} type="checkbox" className="size-4.5 shrink-0 accent-accent" />
      <span className={cx(labelHidden && (labelHidden === "wide" ? "md:sr-only" : "sr-only"))}>{label}</span>
    </label>
  );
}
