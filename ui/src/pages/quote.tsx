import { useParams } from "react-router-dom";
import { OpenQuote } from "@/features/quote/open-quote";
import { useQuote } from "@/features/quote/use-quote";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { ErrorNote } from "@/shared/ui/error-note";
import { WhereToWrite } from "@/shared/ui/links/where-to-write";
import { Loading, Skeleton } from "@/shared/ui/skeleton";

export default function QuotePage() {
  const { token = "" } = useParams();
  usePageTitle("Your quote");
  return (
    <div className="page-width page-top min-h-dvh pb-24">
      <div className="mx-auto flex w-full max-w-measure flex-col gap-8">
        <h1 className="headline text-h1">Your quote</h1>
        <QuoteAt token={token} />
      </div>
    </div>
  );
}

function QuoteAt({ token }: { token: string }) {
  const { quote, isMissing, isError, retry } = useQuote(token);
  if (quote) return <OpenQuote token={token} quote={quote} />;
  if (isMissing)
    return (
      <>
        <p className="text-lead text-muted">
          There is no quote at this address any more. The link may be incomplete, or the quote was removed.
          Please open the link from our message again, or write to us.
        </p>
        <WhereToWrite />
      </>
    );
  if (isError) return <ErrorNote onRetry={retry}>The quote could not be loaded.</ErrorNote>;
  return (
    <Loading what="quote">
      <Skeleton className="h-96" />
    </Loading>
  );
}
