import { useOrderedCalls } from "@/shared/admin/forms/use-row-calls";
import { type Service, serviceName } from "@/shared/admin/lines/services";
import { ServiceRow } from "./service-row";
import { SERVICES } from "./use-save-service";

interface PriceListProps {
  /** The name of the service. */
  name: string;
  prices: Service[];
  onEdit: (service: Partial<Service>) => void;
}

/** Show the prices of a service, one for each size of car. */
export function PriceList({ name, prices, onEdit }: PriceListProps) {
  const { remove } = useOrderedCalls(SERVICES);
  const ids = prices.map(({ id }) => id);
  if (prices.length === 0) return null;
  return (
    <ul aria-label={`Prices of ${name}`}>
      {prices.map((price) => (
        <ServiceRow
          key={price.id}
          service={price}
          ids={ids}
          onEdit={() => onEdit(price)}
          onCopy={() => onEdit({ ...price, id: undefined, size: "", price: "", minutes: null })}
          onDelete={() => remove.mutate({ id: price.id, name: serviceName(price) })}
        />
      ))}
    </ul>
  );
}
