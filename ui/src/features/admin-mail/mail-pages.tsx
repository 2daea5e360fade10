import { ButtonLink } from "@/shared/ui/button-link";
import type { MailPage } from "./mail-types";
import { type MailsFilter, queryOf } from "./mails-filter";

/** "1–50 of 73" and the ways to the neighbouring pages; nothing while one page holds them all. */
export function MailPages({ filter, answer }: { filter: MailsFilter; answer: MailPage }) {
  const { page, pageSize, total, mails } = answer;
  if (total <= pageSize && page === 1) return null;
  const first = (page - 1) * pageSize + 1;
  const to = (next: number) => queryOf({ ...filter, page: next }) || "?";
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-3">
      <p className="mr-auto text-muted tabular">{`${first}–${first + mails.length - 1} of ${total}`}</p>
      {page > 1 && (
        <ButtonLink size="small" to={to(page - 1)}>
          Newer
        </ButtonLink>
      )}
      {page * pageSize < total && (
        <ButtonLink size="small" to={to(page + 1)}>
          Older
        </ButtonLink>
      )}
    </nav>
  );
}
