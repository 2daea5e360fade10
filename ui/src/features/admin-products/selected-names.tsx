import type { AdminProduct } from "@/shared/admin/types";

const NAMED = 5;

/** Whom an act is about: the first few by name, how many more. */
export function SelectedNames({ products }: { products: AdminProduct[] }) {
  const rest = products.length - NAMED;
  return (
    <ul className="mb-3 list-disc pl-5">
      {products.slice(0, NAMED).map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
      {rest > 0 && <li>and {rest} more</li>}
    </ul>
  );
}
