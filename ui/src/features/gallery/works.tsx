import { useQuery } from "@tanstack/react-query";
import { Images } from "lucide-react";
import { apiKey, reading } from "@/shared/api/query-client";
import { placeWord, useSettings } from "@/shared/api/use-settings";
import { ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { ErrorNote } from "@/shared/ui/error-note";
import { Work } from "./work";

const GRID = "grid gap-x-6 gap-y-12 lg:grid-cols-2";

/** Show all work that the workshop publishes. The server fills it in for visitors who run no script. */
export function Works() {
  const works = useQuery(reading(apiKey("/api/gallery")));
  if (works.isError) return <ErrorNote onRetry={works.refetch}>The gallery could not be loaded.</ErrorNote>;
  if (!works.data) return <div data-slot="works" className={GRID} />;
  if (works.data.length === 0) return <NoWork />;
  return (
    <div className={GRID}>
      {works.data.map((item, place) => (
        <Work key={item.id} item={item} first={place === 0} />
      ))}
    </div>
  );
}

function NoWork() {
  return (
    <EmptyState
      icon={Images}
      title="Nothing to see here yet"
      action={
        <ButtonLink to="/#contact" variant="primary">
          {`Ask the ${placeWord(useSettings())}`}
        </ButtonLink>
      }
    >
      We have not added any of our work here yet. Ask us what we have done on cars like yours.
    </EmptyState>
  );
}
