/** The server's message for all cards of a section; the focus can come here. */
export function CardsError({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p role="alert" tabIndex={-1} data-wrong="" className="mb-4 text-danger">
      {children}
    </p>
  );
}
