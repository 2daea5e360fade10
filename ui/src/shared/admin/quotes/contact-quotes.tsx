import { Loaded } from "../loaded";
import { QuoteButton } from "./quote-button";
import { QuoteRows } from "./quote-rows";
import { useQuotes } from "./use-quote-list";

/** Show the quotes of a customer, and a button for another one. */
export function ContactQuotes({ contactId }: { contactId: string }) {
  return (
    <section aria-labelledby="quotes">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="quotes" className="font-sans font-semibold">
          Quotes
        </h2>
        <QuoteButton of={{ contactId }} label="New quote" />
      </div>
      <Loaded query={useQuotes(`contactId=${contactId}`)} failure="The quotes could not be loaded.">
        {({ quotes }) =>
          quotes.length > 0 ? <QuoteRows quotes={quotes} /> : <p className="text-muted">No quote yet.</p>
        }
      </Loaded>
    </section>
  );
}
