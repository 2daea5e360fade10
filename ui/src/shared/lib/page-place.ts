/** The parameters and the query of a URL, which determine a page's content. */
export interface PagePlace {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}
