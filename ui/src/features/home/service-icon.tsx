import sprite from "./service-icons.svg?url";

/** The icon of a service by its id. From a file of its own: inlined, the icons would weigh on the first paint. */
export function ServiceIcon({ id }: { id: string }) {
  return (
    <svg aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted">
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}
