/** Link past the header for the keyboard. It is visible only while it has the focus. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      Skip to content
    </a>
  );
}
