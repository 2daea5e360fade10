/** What a page's address says of what it shows. */
export interface PagePlace {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}
