/** Say on every page of a checkout by card that the owner only tries it. */
export function TestMode() {
  return (
    <p role="note" className="border-warn border-l-2 py-1 pl-4 font-semibold">
      Test mode: no money is taken.
    </p>
  );
}
