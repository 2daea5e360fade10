import { useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";
import { useSettings } from "@/shared/api/use-settings";
import { ErrorNote } from "@/shared/ui/error-note";
import { AskLink } from "@/shared/ui/links/ask-link";
import { Skeleton } from "@/shared/ui/skeleton";
import { privacyTerms } from "./privacy-terms";

export function PrivacyText() {
  const settings = useSettings();
  const privacy = useQuery(reading(apiKey("/api/privacy")));
  if (privacy.isError)
    return <ErrorNote onRetry={privacy.refetch}>The privacy notice could not be loaded.</ErrorNote>;
  if (!privacy.data) return <Skeleton className="h-[60rem]" />;
  return (
    <dl className="max-w-measure border-line border-t">
      {privacyTerms(privacy.data, settings).map(({ title, text, asks }) => (
        <div key={title} className="border-line border-b py-6">
          <dt className="headline mb-2 text-h3">{title}</dt>
          <dd className="text-muted">
            {asks && <AskLink question={{ topic: "privacy" }} />} {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
