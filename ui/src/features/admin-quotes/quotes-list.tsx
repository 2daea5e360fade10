import { FileText } from "lucide-react";
import { QuoteRows, sayStatus } from "@/shared/admin/quotes/quote-rows";
import { useQuotes } from "@/shared/admin/quotes/use-quote-list";
import { SaleList, useSaleFilter } from "@/shared/admin/sales/sale-list";
import { EmptyState } from "@/shared/ui/empty-state";

const STATUSES = ["draft", "sent", "accepted", "declined", "expired", "withdrawn"] as const;
/** The last two wait for the owner, as Today counts them. */
const CHOICES = {
  "": "All",
  ...Object.fromEntries(STATUSES.map((each) => [each, inCapitals(sayStatus(each))])),
  to_book: "To book",
  unanswered: "Open for 5 days",
};

function inCapitals(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

/** List all quotes, by status and by words of customer and car. */
export function QuotesList() {
  const filter = useSaleFilter("");
  return (
    <SaleList
      filter={filter}
      searchLabel="Search by customer, car or number"
      statuses={CHOICES}
      query={useQuotes(filter.query)}
      failure="The quotes could not be loaded."
      countOf={({ quotes }) => quotes.length}
      nothingFound="No quote found"
      none={
        <EmptyState icon={FileText} title="No quotes yet">
          Press “Quote” on an enquiry, or “New quote” on a customer.
        </EmptyState>
      }
    >
      {({ quotes }) => <QuoteRows quotes={quotes} />}
    </SaleList>
  );
}
