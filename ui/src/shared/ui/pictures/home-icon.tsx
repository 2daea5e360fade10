import { cx } from "@/shared/lib/cx";
import sprite from "./home-icons.svg?url";

/**
 * Show an icon of the home page below its window, by its id in one file for all. Inlined icons would delay the
 * first paint.
 */
export function HomeIcon({ id, className }: { id: string; className: string }) {
  return (
    <svg aria-hidden="true" className={cx("shrink-0", className)}>
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}
