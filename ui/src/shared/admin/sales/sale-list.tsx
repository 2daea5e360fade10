import type { UseQueryResult } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { EmptyState } from "@/shared/ui/empty-state";
import { Select } from "@/shared/ui/forms/select";
import { SearchField } from "../forms/search-field";
import { Loaded } from "../loaded";
import { queryText, readPage } from "../query-text";
import { PageLinks } from "../table/page-links";

/** The status of an address that asks for all. */
const ALL = ["", "all"];

/** Return the filter of the address, which names no status where it is the usual one. */
export function useSaleFilter(usual: string) {
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const status = params.get("status") ?? usual;
  const named = ALL.includes(status) ? "" : status;
  return {
    search,
    status,
    /** As the server has it. */
    query: queryText({ search, status: named, page: readPage(params) }).slice(1),
    /** It is false for the list as it opens. */
    isFiltered: search !== "" || status !== usual,
    choose: ({ search, status }: { search: string; status: string }) =>
      setParams(
        { ...(search && { search }), ...(status !== usual && { status }) },
        { replace: true, state: { keepScroll: true } },
      ),
  };
}

interface SaleListProps<Found> {
  filter: ReturnType<typeof useSaleFilter>;
  searchLabel: string;
  /** The statuses to choose from, each with its words. */
  statuses: Record<string, string>;
  query: UseQueryResult<Found>;
  failure: string;
  countOf: (found: Found) => number;
  /** The title where the filter leaves none. */
  nothingFound: string;
  /** It is shown where there is none yet. */
  none: ReactNode;
  children: (found: Found) => ReactNode;
}

/** Show a page of quotes or jobs, with the filter by status and words above it. */
export function SaleList<Found extends { page: number; pageSize: number; total: number }>(
  props: SaleListProps<Found>,
) {
  const { filter, searchLabel, statuses, query, failure, countOf, nothingFound, none, children } = props;
  const { search, status, isFiltered, choose } = filter;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <SearchField
          label={searchLabel}
          value={search}
          onChange={(words) => choose({ search: words, status })}
          className="w-full md:w-96"
        />
        <Select
          aria-label="Status"
          value={status}
          onChange={({ target }) => choose({ search, status: target.value })}
          className="w-44"
        >
          {Object.entries(statuses).map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <Loaded query={query} failure={failure}>
        {(found) =>
          countOf(found) > 0 ? (
            <>
              {children(found)}
              <PageLinks
                answer={found}
                shown={countOf(found)}
                queryOf={(page) => queryText({ search, status, page })}
              />
            </>
          ) : isFiltered ? (
            <EmptyState icon={SearchX} title={nothingFound} />
          ) : (
            none
          )
        }
      </Loaded>
    </>
  );
}
