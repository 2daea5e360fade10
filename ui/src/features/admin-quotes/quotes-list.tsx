import { FileText, SearchX } from "lucide-react";
import { SearchField } from "@/shared/admin/forms/search-field";
import { Loaded } from "@/shared/admin/loaded";
import { QuoteRows, sayStatus } from "@/shared/admin/quotes/quote-rows";
import { useQuotes } from "@/shared/admin/quotes/use-quote-list";
import { PageLinks } from "@/shared/admin/table/page-links";
import { EmptyState } from "@/shared/ui/empty-state";
import { Select } from "@/shared/ui/forms/select";

const STATUSES = ["draft", "sent", "accepted", "declined", "expired", "withdrawn"] as const;
/** These quotes wait for the owner, as Today counts them. */
const WAITING = { to_book: "To book", unanswered: "Open for 5 days" };

interface QuotesListProps {
  search: string;
  status: string;
  page: number;
  onFilter: (filter: { search: string; status: string }) => void;
}

function inCapitals(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

/** List all quotes, by status and by words of customer and car. */
export function QuotesList({ search, status, page, onFilter }: QuotesListProps) {
  const named = { ...(search && { search }), ...(status && { status }) };
  const query = new URLSearchParams({ ...named, page: `${page}` }).toString();
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <SearchField
          label="Search by customer, car or number"
          value={search}
          onChange={(words) => onFilter({ search: words, status })}
          className="w-full md:w-96"
        />
        <Select
          aria-label="Status"
          value={status}
          onChange={({ target }) => onFilter({ search, status: target.value })}
          className="w-44"
        >
          <option value="">All</option>
          {STATUSES.map((each) => (
            <option key={each} value={each}>
              {inCapitals(sayStatus(each))}
            </option>
          ))}
          {Object.entries(WAITING).map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <Loaded query={useQuotes(query)} failure="The quotes could not be loaded.">
        {(found) =>
          found.quotes.length === 0 ? (
            <NoQuotes isFiltered={search !== "" || status !== ""} />
          ) : (
            <>
              <QuoteRows quotes={found.quotes} />
              <PageLinks
                answer={found}
                shown={found.quotes.length}
                queryOf={(next) => `?${new URLSearchParams({ ...named, page: `${next}` })}`}
              />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function NoQuotes({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState icon={SearchX} title="No quote found" />;
  return (
    <EmptyState icon={FileText} title="No quotes yet">
      Press “Quote” on an enquiry, or “New quote” on a customer.
    </EmptyState>
  );
}
