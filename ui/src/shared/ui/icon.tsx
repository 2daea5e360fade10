import type { LucideIcon } from "lucide-react";
import { cx } from "@/shared/lib/cx";

/** A line icon from lucide-react; decoration only, the name is said in text or by aria-label. */
export function Icon({ of: Glyph, className }: { of: LucideIcon; className?: string }) {
  return <Glyph aria-hidden="true" strokeWidth={1.5} className={cx("size-5 shrink-0", className)} />;
}
