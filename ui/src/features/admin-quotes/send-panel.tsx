import { MadeLink } from "@/shared/admin/links/made-link";
import { NoAddress } from "@/shared/admin/links/no-address";
import { Button } from "@/shared/ui/button";
import type { AdminQuote } from "./quote-draft";
import { useSendQuote } from "./use-quote";

/** Sends a quote by mail, or makes a link to copy or to pass on in WhatsApp. */
export function SendPanel({ quote, isChanged }: { quote: AdminQuote; isChanged: boolean }) {
  const { mutate, isPending, data, variables } = useSendQuote(quote.id);
  if (!["draft", "sent", "expired"].includes(quote.status)) return null;
  const held = isChanged || quote.lines.length === 0;
  const link = variables === "link" ? data?.url : undefined;
  return (
    <section aria-labelledby="send" className="panel gap-3 p-5">
      <h2 id="send" className="font-sans font-semibold">
        {quote.status === "draft" ? "Send" : "Send again"}
      </h2>
      <p className="text-muted">
        {isChanged
          ? "Save the quote first."
          : held
            ? "Add at least one line first."
            : (quote.email ?? "This customer has no e-mail address: send them the link yourself.")}
      </p>
      <NoAddress />
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          variant="primary"
          held={held || !quote.email}
          pending={isPending}
          onClick={() => mutate("mail")}
        >
          Send by e-mail
        </Button>
        <Button size="small" held={held} pending={isPending} onClick={() => mutate("link")}>
          Make a link
        </Button>
      </div>
      {link && (
        <MadeLink
          url={link}
          label="Link of the quote"
          words={`${quote.business.name}: your quote ${quote.number} ${link}`}
        />
      )}
    </section>
  );
}
