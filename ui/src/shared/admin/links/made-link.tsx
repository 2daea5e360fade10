import { CopyButton } from "@/shared/ui/controls/copy-button";
import { Input } from "@/shared/ui/input";
import { WhatsAppLink } from "./whatsapp-link";

interface MadeLinkProps {
  url: string;
  label: string;
  /** The message that WhatsApp opens with. */
  words: string;
}

/** Show a customer's link to copy or pass on now. The shop stores only its fingerprint. */
export function MadeLink({ url, label, words }: MadeLinkProps) {
  return (
    <div className="flex flex-col gap-3">
      <Input readOnly aria-label={label} value={url} onFocus={({ target }) => target.select()} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} label="Copy link" />
        <WhatsAppLink words={words} />
      </div>
    </div>
  );
}
