import { CopyButton } from "@/shared/ui/controls/copy-button";
import { Input } from "@/shared/ui/input";

interface MadeLinkProps {
  url: string;
  label: string;
  /** The message that WhatsApp opens with. */
  words: string;
}

/** A customer's link to copy or pass on now; the shop keeps only its fingerprint. */
export function MadeLink({ url, label, words }: MadeLinkProps) {
  return (
    <div className="flex flex-col gap-3">
      <Input readOnly aria-label={label} value={url} onFocus={({ target }) => target.select()} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} label="Copy link" />
        <a
          href={`https://wa.me/?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noreferrer"
          className="button"
          data-variant="secondary"
          data-size="small"
        >
          WhatsApp
        </a>
      </div>
    </div>
  );
}
