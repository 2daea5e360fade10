import "./packing-slip.css";
import { TimeText } from "@/shared/admin/time-text";
import { useSettings } from "@/shared/api/use-settings";
import { vehicleWords } from "@/shared/order/line-words";
import type { ListedOrder } from "../order-types";
import { linesToPack } from "./lines-to-pack";

/** Show the parcel's contents for print only, black on white, without prices. */
export function PackingSlip({ order }: { order: ListedOrder }) {
  const lines = linesToPack(order);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const hasPlaces = lines.some(({ place }) => place);
  const isCollected = order.deliveryMethod === "collection";
  return (
    <article className="packing-slip">
      <SlipHead order={order} />
      <div className="slip-address">
        <h2>{isCollected ? "Collected by" : "Ship to"}</h2>
        <p>{order.customerName}</p>
        {!isCollected && <p>{order.shippingAddress}</p>}
        {order.customerPhone && <p>{order.customerPhone}</p>}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">Product</th>
            {hasPlaces && <th scope="col">Place</th>}
            <th scope="col">Packed</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((item) => (
            <tr key={item.id}>
              <td>{item.quantity}</td>
              <td>
                {item.productName}
                {item.vehicle && <span className="slip-vehicle">{vehicleWords(item)}</span>}
                {item.toOrder > 0 && <span className="slip-vehicle">{toOrderWords(item)}</span>}
              </td>
              {hasPlaces && <td>{item.place}</td>}
              <td>
                <span className="slip-box" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{`${pieces} ${pieces === 1 ? "piece" : "pieces"} in all`}</p>
    </article>
  );
}

function toOrderWords({ toOrder, quantity }: { toOrder: number; quantity: number }): string {
  const some = toOrder < quantity;
  return some ? `${toOrder} of them ordered or made for this order` : "Ordered or made for this order";
}

function SlipHead({ order }: { order: ListedOrder }) {
  const { businessName, address, phone, email } = useSettings();
  return (
    <header>
      <div>
        <p className="slip-name">{businessName}</p>
        <p>{[address, phone, email].filter(Boolean).join(" · ")}</p>
      </div>
      <div className="slip-number">
        <h1>{`Packing slip ${order.orderNumber}`}</h1>
        <p>
          <TimeText of={order.createdAt} />
        </p>
      </div>
    </header>
  );
}
