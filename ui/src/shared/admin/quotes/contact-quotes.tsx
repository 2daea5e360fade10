import { Loaded } from "../loaded";
import { SalesOfContact } from "../sales/sale-rows";
import { QuoteButton } from "./quote-button";
import { QuoteRows } from "./quote-rows";
import { useQuotes } from "./use-quote-list";

/** Show the quotes of a customer, and a button for another one. */
export function ContactQuotes({ contactId }: { contactId: string }) {
  return (
    <SalesOfContact id="quotes" title="Quotes" action={<QuoteButton of={{ contactId }} label="New quote" />}>
      <Loaded query={useQuotes(`contactId=${contactId}`)} failure="The quotes could not be loaded.">
        {({ quotes }) =>
          quotes.length > 0 ? <QuoteRows quotes={quotes} /> : <p className="text-muted">No quote yet.</p>
        }
      </Loaded>
    </SalesOfContact>
  );
}
