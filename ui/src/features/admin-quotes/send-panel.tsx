import { MadeLink } from "@/shared/admin/links/made-link";
import { NoAddress } from "@/shared/admin/links/no-address";
import { Panel } from "@/shared/admin/panel";
import { sayNumber } from "@/shared/lib/practice";
import { Button } from "@/shared/ui/button";
import type { AdminQuote } from "./quote-draft";
import type { Sending } from "./use-quote";

/** Send a quote once more, or make a link to copy or to pass on in WhatsApp. */
export function SendPanel({ quote, sending }: { quote: AdminQuote; sending: Sending }) {
  const { mutate, isPending, data, variables } = sending;
  if (!["sent", "expired"].includes(quote.status)) return null;
  const link = variables === "link" ? data?.url : undefined;
  return (
    <Panel title="Send again">
      <p className="wrap-anywhere text-muted">
        {quote.email ?? "This customer has no e-mail address: send them the link yourself."}
      </p>
      <NoAddress />
      <div className="flex flex-wrap gap-3">
        {quote.email && (
          <Button size="small" pending={isPending} onClick={() => mutate("mail")}>
            Send by e-mail
          </Button>
        )}
        <Button size="small" pending={isPending} onClick={() => mutate("link")}>
          Make a link
        </Button>
      </div>
      {link && (
        <MadeLink
          url={link}
          label="Link to the quote"
          words={`${quote.business.name}: your quote ${sayNumber(quote.number)} ${link}`}
        />
      )}
    </Panel>
  );
}
