/** Link past the header for the keyboard. It is visible only while it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed -top-20 left-0 z-60 bg-accent px-4 py-3 font-semibold text-on-accent focus:top-0"
    >
      Skip to content
    </a>
  );
}
