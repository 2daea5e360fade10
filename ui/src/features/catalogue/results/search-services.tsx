import { Wrench } from "lucide-react";
import { Icon } from "@/shared/ui/icon";
import { Link } from "@/shared/ui/link";
import { enquiryUrl } from "@/shared/ui/links/ask-link";
import type { SearchAnswer } from "./results-query";

/** Show the workshop's services that the words name, each with the way to its enquiry. */
export default function SearchServices({ services }: { services: SearchAnswer["services"] }) {
  return (
    <ul aria-label="Services" className="flex flex-col gap-2">
      {services.map(({ id, title }) => (
        <li
          key={id}
          className="relative flex min-h-13 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 hover:border-control"
        >
          <Icon of={Wrench} className="size-5 shrink-0 text-muted" />
          <Link to={enquiryUrl({ service: id })} className="stretched min-w-0 wrap-anywhere">
            <span className="font-semibold">{title}</span>: ask for a price
          </Link>
        </li>
      ))}
    </ul>
  );
}
