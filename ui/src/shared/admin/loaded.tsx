import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { sayFailure } from "@/shared/api/api-error";
import { ErrorNote } from "@/shared/ui/error-note";
import { Loading, Skeleton } from "@/shared/ui/skeleton";

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  /** The message when it could not be read. */
  failure: string;
  /** It is shown while the content is loaded; the default has a list's size. */
  skeleton?: ReactNode;
  children: (answer: T) => ReactNode;
}

/** Show a reading in its three states: a placeholder, then its content, or what failed with Retry. */
export function Loaded<T>({ query, failure, skeleton, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return <ErrorNote onRetry={query.refetch}>{sayFailure(failure, query.error)}</ErrorNote>;
  }
  return <Loading>{skeleton ?? <Skeleton className="h-96" />}</Loading>;
}
