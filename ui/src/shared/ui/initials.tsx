/** Show the first letters of a name where there is no picture. */
export function Initials({ of, className }: { of: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`headline absolute inset-0 flex items-center justify-center text-subtle ${className}`}
    >
      {initialsOf(of)}
    </span>
  );
}

/** Return "CB" for "Carbon Bonnet, vented". */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join("");
}
