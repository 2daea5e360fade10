import { Link } from "@/shared/ui/link";

interface CustomerFactProps {
  /** It is null once they were erased; there is no link then. */
  id: string | null;
  name: string;
  /** Where they are reached. */
  addresses: (string | null)[];
}

/** Show the customer of a quote or a job. */
export function CustomerFact({ id, name, addresses }: CustomerFactProps) {
  return (
    <>
      {id ? (
        <Link to={`/admin/contacts/${id}`} className="underline underline-offset-4 hover:text-accent">
          {name}
        </Link>
      ) : (
        name
      )}
      {addresses.filter(Boolean).map((each) => ` · ${each}`)}
    </>
  );
}
