import type { Online } from "./online-types";

/** Whoever works through the public listener is shut out of the back office there once the shop has a public address. */
export function ListenerNote({ online: { atDesk, deskUrl } }: { online: Online }) {
  if (atDesk || !deskUrl) return null;
  return (
    <p className="mb-6 max-w-measure border-control border-l-2 bg-surface p-4">
      You came in by the customers' door. Once the shop has a public address, the back office may no longer be
      served here. On the shop's PC it always is at{" "}
      <a href={`${deskUrl}/admin/online`} className="break-all underline underline-offset-4">
        {deskUrl}/admin
      </a>
      .
    </p>
  );
}
