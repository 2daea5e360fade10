import { useParams } from "react-router-dom";
import { OpenQuote } from "@/features/quote/open-quote";
import { useQuote } from "@/features/quote/use-quote";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { ErrorNote } from "@/shared/ui/error-note";
import { Loading, Skeleton } from "@/shared/ui/skeleton";

export default function QuotePage() {
  const { token = "" } = useParams();
  usePageTitle("Your quote");
  return (
    <div className="page-width page-top flex min-h-dvh flex-col gap-8 pb-24">
      <h1 className="headline mx-auto w-full max-w-3xl text-h1">Your quote</h1>
      <QuoteAt token={token} />
    </div>
  );
}

function QuoteAt({ token }: { token: string }) {
  const { quote, isMissing, isError, retry } = useQuote(token);
  if (quote) return <OpenQuote token={token} quote={quote} />;
  if (isMissing)
    return (
      <p className="mx-auto w-full max-w-3xl text-lead text-muted">
        There is no quote at this address. The link may be cut short: please open it from our message again,
        or call us.
      </p>
    );
  if (isError) return <ErrorNote onRetry={retry}>The quote could not be loaded.</ErrorNote>;
  return (
    <Loading what="quote">
      <Skeleton className="mx-auto h-96 max-w-3xl" />
    </Loading>
  );
}
