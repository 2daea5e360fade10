import { useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";
import { Button } from "@/shared/ui/button";
import { CopyButton } from "@/shared/ui/controls/copy-button";
import { Input } from "@/shared/ui/input";
import { Link } from "@/shared/ui/link";
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
        {held
          ? "Save the quote with at least one line first."
          : (quote.email ?? "This customer has no e-mail address: pass the link on.")}
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
          Send by mail
        </Button>
        <Button size="small" held={held} pending={isPending} onClick={() => mutate("link")}>
          Make a link
        </Button>
      </div>
      {link && <MadeLink url={link} quote={quote} />}
    </section>
  );
}

/** Without a public address only this PC, or its network, opens the link. */
function NoAddress() {
  const { data } = useQuery(reading(apiKey("/api/admin/settings")));
  if (!data || data.publicUrl) return null;
  return (
    <p className="text-warn">
      Customers cannot open the link yet: the shop has no public address.{" "}
      <Link to="/admin/online" className="underline underline-offset-4">
        Go online
      </Link>
    </p>
  );
}

/** The link can be copied now; the shop keeps only its fingerprint. */
function MadeLink({ url, quote }: { url: string; quote: AdminQuote }) {
  const words = `${quote.business.name}: your quote ${quote.number} ${url}`;
  return (
    <div className="flex flex-col gap-3">
      <Input readOnly aria-label="Link of the quote" value={url} onFocus={({ target }) => target.select()} />
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
