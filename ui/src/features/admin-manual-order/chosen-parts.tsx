import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { OrderSums } from "@/shared/admin/order-sums";
import { optionParts, type Part } from "@/shared/admin/parts/find-parts";
import { serverMessage } from "@/shared/api/api-error";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { type ChosenVehicle, vehicleQuery } from "@/shared/lib/chosen-vehicle";
import { explainLead, mostOf } from "@/shared/lib/lead-words";
import { formatPrice } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { Stepper } from "@/shared/ui/controls/stepper";
import { IconButton } from "@/shared/ui/icon-button";
import { CarVerdict } from "./car-verdict";
import { type DeliveryMethod, type Lines, lineKey, toItems } from "./manual-order-draft";

interface ChosenPartsProps {
  /** The parts of the lines, as they were found. */
  parts: ReadonlyMap<string, Part>;
  vehicle: ChosenVehicle | null;
  lines: Lines;
  method: DeliveryMethod;
  /** The discount code, or a blank. */
  code: string;
  isPlacing: boolean;
  error: string | undefined;
  onChange: (productId: string, quantity: number) => void;
}

/** Show the products ordered so far, with the sums that the server calculates. */
export function ChosenParts(props: ChosenPartsProps) {
  const { parts, vehicle, lines, method, code, isPlacing, error, onChange } = props;
  const sums = useOrderPreview(lines, method, code, isPlacing);
  const section = useRef<HTMLElement>(null);
  const chosen = [...lines].flatMap(([id, quantity]) => {
    const part = parts.get(id);
    return part ? [{ part, quantity }] : [];
  });
  const amountOf = (id: string, quantity: number) =>
    sums.data?.items.find((item) => lineKey(item) === id && item.quantity === quantity)?.subtotal;
  const remove = (id: string) => {
    onChange(id, 0);
    section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="lines-title" className="panel gap-3">
      <h2 id="lines-title" className="font-sans font-semibold text-body">
        The order
      </h2>
      {error && <p className="text-danger">{error}</p>}
      {chosen.length === 0 ? (
        <p className="text-muted">No parts yet. Find one above and add it.</p>
      ) : (
        <>
          <ul className="border-line border-t">
            {chosen.map(({ part, quantity }) => (
              <ManualOrderLine
                key={part.id}
                found={part}
                vehicle={vehicle}
                quantity={quantity}
                amount={amountOf(lineKey(part), quantity)}
                onChange={(next) => onChange(lineKey(part), next)}
                onRemove={() => remove(lineKey(part))}
              />
            ))}
          </ul>
          <OrderPreviewPanel sums={sums} />
        </>
      )}
    </section>
  );
}

/** Show the server's sums of the present order, or why it could not be placed like this. */
function OrderPreviewPanel({ sums }: { sums: UseQueryResult<OrderPreview> }) {
  const { data, error, isPlaceholderData, refetch } = sums;
  const refusal = serverMessage(error);
  return (
    <div aria-live="polite" aria-busy={isPlaceholderData || undefined} aria-label="Totals" role="status">
      {refusal && <p className="border-danger border-l-2 pl-3 text-danger">{refusal}</p>}
      {error && !refusal && (
        <p className="flex flex-wrap items-center gap-3 text-danger">
          The total could not be calculated.
          <Button size="small" onClick={() => refetch()}>
            Retry
          </Button>
        </p>
      )}
      {data && !error && (
        // It is below the amounts of the lines, which end before their buttons.
        <div className="pr-15">
          <OrderSums amounts={data} />
        </div>
      )}
    </div>
  );
}

type OrderPreview = components["schemas"]["OrderPreviewView"];

/**
 * Read the order's sums from the server, again when an order comes in meanwhile. They are not read while it is
 * being placed, because it would compete with itself for the stock.
 */
function useOrderPreview(lines: Lines, deliveryMethod: DeliveryMethod, code: string, isPlacing: boolean) {
  const body = { deliveryMethod, ...(code && { discountCode: code }), items: toItems(lines) };
  return useQuery<OrderPreview>({
    queryKey: ["api", "admin", "orders", "preview", body],
    queryFn: ({ signal }) => request("/api/admin/orders/preview", { method: "POST", body, signal }),
    enabled: lines.size > 0 && !isPlacing,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * Return the part as it is now, or as it was found until that is known, with its verdict for the car, where
 * there is one.
 */
function usePart(found: Part, vehicle: ChosenVehicle | null) {
  const { data } = useQuery({
    ...reading(apiKey(`/api/admin/products/${found.productId}`)),
    refetchOnMount: "always",
  });
  const options = useQuery({
    ...reading(apiKey(`/api/admin/products/${found.productId}/options`)),
    enabled: found.optionId !== null,
    refetchOnMount: "always",
  });
  const fit = useQuery({
    ...reading(apiKey(`/api/products/${found.productId}/fit?${vehicleQuery(vehicle).slice(1)}` as FitPath)),
    enabled: vehicle !== null,
  });
  const whole = data ? { ...found, ...data, price: data.sale?.price ?? data.price, id: found.id } : found;
  const own = options.data && optionParts({ ...whole, name: data?.name ?? "" }, options.data);
  const option = data && own?.find(({ id }) => id === found.optionId);
  return { part: found.optionId ? (option ?? found) : whole, fit: vehicle ? fit.data : undefined };
}

type FitPath = "/api/products/{productId}/fit";

interface ManualOrderLineProps {
  found: Part;
  vehicle: ChosenVehicle | null;
  quantity: number;
  /** The server's amount; unknown while it is asked, or when it refuses. */
  amount: string | undefined;
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

function ManualOrderLine(props: ManualOrderLineProps) {
  const { found, vehicle, quantity, amount, onChange, onRemove } = props;
  const { part, fit } = usePart(found, vehicle);
  const { name, price, inventory, leadDays } = part;
  const lead = explainLead(quantity, inventory, leadDays);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">{name}</span>
        <span className="block text-muted tabular">{formatPrice(price)} each</span>
        {fit && <CarVerdict fit={fit} />}
        {lead && <span className="block text-muted">{lead}</span>}
        {quantity > mostOf(part) && (
          <span className="block text-danger">
            {inventory === 0 ? "None left in stock" : `Only ${inventory} left in stock`}
          </span>
        )}
      </span>
      <Stepper
        label={`Quantity of ${name}`}
        value={quantity}
        min={1}
        max={mostOf(part)}
        onChange={onChange}
      />
      <span className="w-24 text-end tabular max-sm:flex-1">{amount ? formatPrice(amount) : "…"}</span>
      <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />
    </li>
  );
}
