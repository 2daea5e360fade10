import { CopyButton } from "@/shared/ui/copy-button";

/** How the parcel is followed: a link where the owner gave one, else its number to copy. */
export function OrderTracking({ tracking }: { tracking: string }) {
  const isLink = /^https?:\/\/\S+$/.test(tracking);
  return (
    <section aria-labelledby="tracking">
      <h2 id="tracking" className="eyebrow mb-1 font-sans text-subtle">
        Tracking
      </h2>
      {isLink ? (
        <a
          href={tracking}
          target="_blank"
          rel="noopener noreferrer"
          className="break-all underline underline-offset-4 hover:text-accent"
        >
          {tracking}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 break-words font-semibold tabular">{tracking}</p>
          <CopyButton text={tracking} label="Copy" />
        </div>
      )}
    </section>
  );
}
