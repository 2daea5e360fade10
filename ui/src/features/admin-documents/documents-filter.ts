import { queryText, readDay, readPage } from "@/shared/admin/query-text";
import { type DocumentKind, KIND_NAMES } from "@/shared/documents/document-names";

export interface DocumentsFilter {
  /** It is undefined for all kinds. */
  kind: DocumentKind | undefined;
  search: string;
  /** The first and the last day, "" for any. */
  from: string;
  to: string;
  page: number;
}

export const KINDS = Object.keys(KIND_NAMES) as DocumentKind[];

/** Read the filter from the URL's query. Invalid values are left out. */
export function readFilter(params: URLSearchParams): DocumentsFilter {
  return {
    kind: KINDS.find((kind) => kind === params.get("kind")),
    search: params.get("search") ?? "",
    from: readDay(params, "from"),
    to: readDay(params, "to"),
    page: readPage(params),
  };
}

/** Return the filter as the server and a URL have it, without what asks for everything. */
export function valuesOf({ kind, search, from, to, page }: DocumentsFilter) {
  return { kind, search: search.trim(), from, to, page: page > 1 ? page : undefined };
}

/** Return the same as a URL's query; "" for everything. */
export function queryOf(filter: DocumentsFilter): string {
  return queryText(valuesOf(filter));
}

/** Return the address of the zip with the documents of the filter's days. */
export function archiveOf({ from, to }: DocumentsFilter): string {
  return `/api/admin/documents.zip${queryText({ from, to })}`;
}
