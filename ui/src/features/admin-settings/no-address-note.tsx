import { ButtonLink } from "@/shared/ui/button-link";

/** Without a public address mails can lead customers nowhere: what they then do without, and where to set one. */
export function NoAddressNote() {
  return (
    <aside
      aria-label="No public address"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-warn border-l-2 bg-surface p-4"
    >
      <p className="mr-auto max-w-measure grow basis-56">
        No public address is set, so mails to customers carry no link to their order: customers are asked to
        look it up, to answer or to call. Once it is set, new mails carry the link.
      </p>
      <ButtonLink size="small" to="/admin/settings#public-address">
        Set the public address
      </ButtonLink>
    </aside>
  );
}
