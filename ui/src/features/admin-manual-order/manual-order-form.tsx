import { useState } from "react";
import { LeavingQuestion } from "@/shared/admin/drafts/leaving-question";
import { useFieldErrors } from "@/shared/admin/forms/use-field-errors";
import type { Part } from "@/shared/admin/parts/find-parts";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { useCall } from "@/shared/admin/use-call";
import { namesFields, serverMessage } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import { mostOf } from "@/shared/lib/lead-words";
import { NO_VEHICLE, useVehicleChoices } from "@/shared/vehicle/chooser/vehicle-fields";
import { ChosenParts } from "./chosen-parts";
import { CustomerForm } from "./customer-form";
import {
  BLANK_CUSTOMER,
  type CustomerDraft,
  detailsOf,
  type Lines,
  lineKey,
  type ManualOrderBody,
  toBody,
  withQuantity,
} from "./manual-order-draft";
import { PartPicker } from "./part-picker";
import { WhichCar } from "./which-car";

const FAILED = "The order could not be saved. Please try again.";

/** Take an order from the phone or the counter: the car and the parts on the left, the customer on the right. */
export function ManualOrderForm({ onPlaced }: { onPlaced: (id: string) => void }) {
  const [car, setCar] = useState(NO_VEHICLE);
  const choices = useVehicleChoices(car);
  const [parts, setParts] = useState<ReadonlyMap<string, Part>>(new Map());
  const [lines, setLines] = useState<Lines>(new Map());
  const [customer, setCustomer] = useState<CustomerDraft>(BLANK_CUSTOMER);
  const place = usePlaceManualOrder(onPlaced);
  const { errors, clear, take, drop } = useFieldErrors();
  const isRefused = place.isError && !namesFields(place.error);
  const reset = () => {
    clear();
    place.reset();
  };
  const change = (productId: string, quantity: number) => {
    setLines((now) => withQuantity(now, productId, quantity));
    reset();
  };
  const add = (part: Part) => {
    const key = lineKey(part);
    setParts((known) => new Map(known).set(key, part));
    setLines((now) => withQuantity(now, key, Math.min(mostOf(part), (now.get(key) ?? 0) + 1)));
    reset();
  };
  const chooseCar = (chosen: typeof car) => {
    setCar(chosen);
    reset();
  };
  const describe = (changes: Partial<CustomerDraft>) => {
    setCustomer({ ...customer, ...changes });
    // Whether a code takes something off depends on the delivery method.
    drop(changes.deliveryMethod ? { ...changes, discountCode: "" } : changes);
  };
  const submit = () => place.mutateAsync(toBody(lines, customer, choices.chosen)).catch(take);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[1fr_24rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <WhichCar
          draft={car}
          choices={choices}
          contactId={customer.contactId}
          onOwner={(owner) => describe(detailsOf(owner))}
          onChange={chooseCar}
        />
        <PartPicker vehicle={choices.chosen} lines={lines} onAdd={add} />
        <ChosenParts
          parts={parts}
          vehicle={choices.chosen}
          lines={lines}
          method={customer.deliveryMethod}
          code={customer.discountCode}
          isPlacing={place.isPending || place.isSuccess}
          error={errors.items}
          onChange={change}
        />
      </div>
      <CustomerForm
        customer={customer}
        errors={errors}
        refusal={isRefused ? (serverMessage(place.error) ?? FAILED) : undefined}
        isEmpty={lines.size === 0}
        placing={place.isPending}
        onChange={describe}
        onSubmit={submit}
      />
      <LeavingQuestion unsaved={(lines.size > 0 || customer !== BLANK_CUSTOMER) && !place.isSuccess} />
    </div>
  );
}

/**
 * Place the owner's own order. It takes stock, and so did whatever made a refusal, so both read the shop again.
 */
function usePlaceManualOrder(onPlaced: (id: string) => void) {
  return useCall((body: ManualOrderBody) => request("/api/admin/orders", { method: "POST", body }), {
    success: ({ order }) => ({ title: `Order ${order.orderNumber} saved` }),
    done: ({ order }) => onPlaced(order.id),
    reload: refreshCatalogue,
    reloadsAlways: true,
  });
}
