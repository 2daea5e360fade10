import { useParams } from "react-router-dom";
import { OpenJob } from "@/features/job/open-job";
import { useJob } from "@/features/job/use-job";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { ErrorNote } from "@/shared/ui/error-note";
import { WhereToWrite } from "@/shared/ui/links/where-to-write";
import { Loading, Skeleton } from "@/shared/ui/skeleton";

export default function JobPage() {
  const { token = "" } = useParams();
  usePageTitle("Your car");
  return (
    <div className="page-width page-top min-h-dvh pb-24">
      <div className="mx-auto flex w-full max-w-measure flex-col gap-8">
        <h1 className="headline text-h1">Your car</h1>
        <JobAt token={token} />
      </div>
    </div>
  );
}

function JobAt({ token }: { token: string }) {
  const { job, isMissing, isError, retry } = useJob(token);
  if (isMissing)
    return (
      <>
        <p className="text-lead text-muted">
          There is nothing at this address any more. The link may be incomplete: please open it from our
          message again, or write to us.
        </p>
        <WhereToWrite />
      </>
    );
  if (job) return <OpenJob token={token} job={job} />;
  if (isError) return <ErrorNote onRetry={retry}>The page could not be loaded.</ErrorNote>;
  return (
    <Loading what="job">
      <Skeleton className="h-96" />
    </Loading>
  );
}
