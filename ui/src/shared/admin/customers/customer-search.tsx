import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { SearchField } from "@/shared/admin/forms/search-field";
import { Loaded } from "@/shared/admin/loaded";
import { useSettled } from "@/shared/admin/use-settled";
import { apiKey, reading } from "@/shared/api/query-client";
import type { components } from "@/shared/api/schema";
import { Button } from "@/shared/ui/button";

export type Customer = components["schemas"]["ListedContactView"];

const PAUSE = 200;

interface CustomerSearchProps {
  /** This customer is left out of what is found. */
  but?: string;
  /**
   * Customers who may be the one left out come first: they have the same phone number, e-mail or plate, or a
   * similar name.
   */
  likelyFirst?: boolean;
  /** Customers are listed before anything is typed. */
  showsAll?: boolean;
  /** Draws a row in the list of those found. */
  children: (customer: Customer) => ReactNode;
}

/** Find customers by name, e-mail, phone or plate in one field. */
export function CustomerSearch({
  but,
  likelyFirst = false,
  showsAll = false,
  children,
}: CustomerSearchProps) {
  const [search, setSearch] = useState("");
  const settled = useSettled(search.trim(), PAUSE);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <SearchField
        label="Name, e-mail, phone or plate"
        value={search}
        onChange={setSearch}
        onEnter={() => undefined}
      />
      {(showsAll || settled) && (
        <FoundCustomers search={settled} but={but} likelyFirst={likelyFirst}>
          {children}
        </FoundCustomers>
      )}
    </div>
  );
}

function FoundCustomers({ search, but, likelyFirst, children }: { search: string } & CustomerSearchProps) {
  const query = new URLSearchParams({ search, ...(likelyFirst && but && { like: but }) });
  const found = useQuery({
    ...reading(apiKey(`/api/admin/contacts?${query}` as "/api/admin/contacts")),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={found} failure="The customers could not be loaded.">
      {({ contacts }) => {
        const others = contacts.filter(({ id }) => id !== but);
        if (others.length === 0) return <p className="text-muted">No customer found.</p>;
        return (
          <ul aria-label="Customers found" className="max-h-80 overflow-y-auto">
            {others.map((customer) => (
              <li key={customer.id} className="border-line border-t py-2 first:border-t-0">
                {children(customer)}
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}

interface CustomerChoiceProps {
  customer: Customer;
  /** The verb of the button: "Choose". */
  label: string;
  pending?: boolean;
  onChoose: (customer: Customer) => void;
}

/** Show a customer who was found, and the button that chooses them. */
export function CustomerChoice({ customer, label, pending = false, onChoose }: CustomerChoiceProps) {
  const { name, email, phone, cars } = customer;
  const said = [email, phone, ...cars.map((car) => [car.label, car.plate].filter(Boolean).join(" "))];
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="wrap-anywhere min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block text-muted">{said.filter(Boolean).join(" · ")}</span>
      </p>
      <Button
        size="small"
        className="shrink-0 whitespace-nowrap"
        pending={pending}
        aria-label={`${label} ${name}`}
        onClick={() => onChoose(customer)}
      >
        {label}
      </Button>
    </div>
  );
}
