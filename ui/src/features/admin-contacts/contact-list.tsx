import { SearchX, UsersRound } from "lucide-react";
import { countOf } from "@/shared/admin/count-of";
import { SearchField } from "@/shared/admin/forms/search-field";
import { Loaded } from "@/shared/admin/loaded";
import { PageLinks } from "@/shared/admin/table/page-links";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { Link } from "@/shared/ui/link";
import { carInWords } from "./contact-fields";
import { type ListedContact, useContacts } from "./use-contacts";

interface ContactListProps {
  search: string;
  page: number;
  onSearch: (search: string) => void;
  onAdd: () => void;
}

/** List the customers by name, found by any word of name, e-mail, phone or plate. */
export function ContactList({ search, page, onSearch, onAdd }: ContactListProps) {
  const query = new URLSearchParams({ search, page: `${page}` }).toString();
  return (
    <>
      <SearchField
        label="Search by name, e-mail, phone or plate"
        value={search}
        onChange={onSearch}
        className="w-full md:w-96"
      />
      <Loaded query={useContacts(query)} failure="The customers could not be loaded.">
        {(found) =>
          found.contacts.length === 0 ? (
            <NoContacts isSearch={search !== ""} onSearch={onSearch} onAdd={onAdd} />
          ) : (
            <>
              <ul aria-label="Customers" className="panel">
                {found.contacts.map((contact) => (
                  <ContactRow key={contact.id} contact={contact} />
                ))}
              </ul>
              <PageLinks
                answer={found}
                shown={found.contacts.length}
                labels={["Previous", "Next"]}
                queryOf={(next) => `?${new URLSearchParams({ ...(search && { search }), page: `${next}` })}`}
              />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function ContactRow({ contact }: { contact: ListedContact }) {
  const { id, name, email, phone, cars } = contact;
  return (
    <li className="list-row border-line border-t first:border-t-0">
      <span className="min-w-0 grow basis-full sm:basis-0">
        <Link
          to={`/admin/contacts/${id}`}
          className="wrap-anywhere font-semibold underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <span className="line-clamp-1 text-muted">
          {[email, phone].filter(Boolean).join(" · ") || "No address"}
        </span>
      </span>
      <span className="wrap-anywhere basis-full text-muted sm:basis-80">
        <span className="block">{cars.map(carInWords).join(" · ")}</span>
        <span className="block">{countsOf(contact)}</span>
      </span>
    </li>
  );
}

/** Return "3 orders · 1 job". */
function countsOf({ orderCount, jobCount, enquiryCount }: ListedContact): string {
  return [
    orderCount && countOf(orderCount, "order"),
    jobCount && countOf(jobCount, "job"),
    enquiryCount && (enquiryCount === 1 ? "1 enquiry" : `${enquiryCount} enquiries`),
  ]
    .filter(Boolean)
    .join(" · ");
}

interface NoContactsProps {
  isSearch: boolean;
  onSearch: (search: string) => void;
  onAdd: () => void;
}

function NoContacts({ isSearch, onSearch, onAdd }: NoContactsProps) {
  if (isSearch)
    return (
      <EmptyState
        icon={SearchX}
        title="No customer found"
        action={
          <Button size="small" onClick={() => onSearch("")}>
            Show all customers
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={UsersRound}
      title="No customers yet"
      action={
        <Button variant="primary" onClick={onAdd}>
          Add your first customer
        </Button>
      }
    >
      Everyone who orders, asks or brings a car appears here.
    </EmptyState>
  );
}
