import { Workshop } from "@/shared/order/workshop";

/** Where and when to collect, in place of the customer's address. */
export function CollectionPlace() {
  return (
    <section aria-labelledby="collect-from" className="border-control border-l-2 pl-4">
      <h2 id="collect-from" className="mb-1.5 font-sans font-semibold text-small">
        Collect from
      </h2>
      <Workshop />
      <p className="mt-3 text-muted text-small">The workshop tells you as soon as your order is ready.</p>
    </section>
  );
}
