import { ButtonLink } from "@/shared/ui/button";

interface PageLinksProps {
  answer: { page: number; pageSize: number; total: number };
  /** The number of rows on this page. */
  shown: number;
  /** Returns the search part of the address of another page. */
  queryOf: (page: number) => string;
  /** The labels of the links back and on, where the rows are not in the order of time. */
  labels?: [string, string];
}

/** Show "1–50 of 73" and the links to the neighbouring pages; nothing while one page has them all. */
export function PageLinks({ answer: { page, pageSize, total }, shown, queryOf, labels }: PageLinksProps) {
  if (total <= pageSize && page === 1) return null;
  const first = (page - 1) * pageSize + 1;
  const to = (next: number) => queryOf(next) || "?";
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-3">
      <p className="mr-auto text-muted tabular">{`${first}–${first + shown - 1} of ${total}`}</p>
      {page > 1 && (
        <ButtonLink size="small" to={to(page - 1)}>
          {labels?.[0] ?? "Newer"}
        </ButtonLink>
      )}
      {page * pageSize < total && (
        <ButtonLink size="small" to={to(page + 1)}>
          {labels?.[1] ?? "Older"}
        </ButtonLink>
      )}
    </nav>
  );
}
