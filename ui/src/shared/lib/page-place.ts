/** The url's parameters and query, which determine a page's content. */
export interface PagePlace {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}
