import type { LucideIcon } from "lucide-react";
import { cx } from "@/shared/lib/cx";

/** Show a line icon of lucide-react. It is decoration only: a text beside it or an aria-label has its name. */
export function Icon({ of: Glyph, className }: { of: LucideIcon; className?: string }) {
  return <Glyph aria-hidden="true" strokeWidth={1.5} className={cx("size-5 shrink-0", className)} />;
}
