import { ArrowLeft } from "lucide-react";
import { useParams } from "react-router-dom";
import { QuoteActions } from "@/features/admin-quotes/quote-actions";
import { QuoteScreen } from "@/features/admin-quotes/quote-screen";
import { useAdminQuote } from "@/features/admin-quotes/use-quote";
import { AdminPage } from "@/shared/admin/admin-page";
import { useTaxRates } from "@/shared/admin/lines/use-line-totals";
import { Loaded } from "@/shared/admin/loaded";
import { sayNumber } from "@/shared/lib/practice";
import { ButtonLink } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";

export default function QuotePage() {
  const { id = "" } = useParams();
  const quote = useAdminQuote(id);
  const rates = useTaxRates();
  return (
    <AdminPage
      title={quote.data ? `Quote ${sayNumber(quote.data.number)}` : "Quote"}
      actions={
        <>
          <ButtonLink size="small" variant="ghost" to="/admin/quotes">
            <Icon of={ArrowLeft} className="size-4" />
            All quotes
          </ButtonLink>
          {quote.data && quote.data.status !== "draft" && <QuoteActions quote={quote.data} />}
        </>
      }
    >
      <Loaded query={quote} failure="The quote could not be loaded.">
        {(loaded) => (
          <Loaded query={rates} failure="The tax rates could not be loaded.">
            {(known) => (
              <QuoteScreen
                key={loaded.id}
                quote={loaded}
                rates={[...new Set(known.map(({ rate }) => rate))]}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </AdminPage>
  );
}
