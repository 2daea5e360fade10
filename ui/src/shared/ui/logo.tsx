import { cx } from "@/shared/lib/cx";

/** Show the logo. The name is a text beside it. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" fill="none" className={cx("shrink-0", className)}>
      <path
        d="M88.11 72 50 94 11.89 72V28L50 6l38.11 22Z"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d="M23 57c11-1.5 14-16 27-17.5 12-1.5 17 8 27 10.5"
        className="stroke-accent"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M30 66.5c12-3.5 28-3.5 40-1" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
