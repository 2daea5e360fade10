import type { CartItem } from "@/shared/api/types";
import { useSettings } from "@/shared/api/use-settings";

interface BeforeOrderingProps {
  items: CartItem[];
  isCollected: boolean;
}

const LINK = "text-text underline underline-offset-4 hover:text-accent";
/** An order is made under these texts. */
const OF_ORDERS = ["/terms", "/returns"];

/** Show delivery time, the right to withdraw and the terms. The law wants them right above the button. */
export function BeforeOrdering({ items, isCollected }: BeforeOrderingProps) {
  const { deliveryTime, policies } = useSettings();
  const texts = policies.filter(({ path }) => OF_ORDERS.includes(path));
  const made = items.filter(({ product }) => product.madeToOrder);
  return (
    <section
      aria-label="Before you order"
      className="flex flex-col gap-3 border-line border-t pt-5 text-muted text-small"
    >
      {deliveryTime && !isCollected && (
        <p>
          Delivery time: <span className="text-text">{deliveryTime}</span>
        </p>
      )}
      {made.length < items.length && (
        <p>
          You can withdraw from this order within 14 days of getting the goods, without giving a reason.{" "}
          {/* A page of its own, which needs no script. */}
          <a href="/withdraw" className={LINK}>
            How to withdraw
          </a>
        </p>
      )}
      {made.length > 0 && (
        <p>
          Made to order, so you cannot withdraw from it: {made.map(({ product }) => product.name).join("; ")}.
        </p>
      )}
      {texts.length > 0 && (
        <p>
          Your order is made under{" "}
          {texts.map(({ path, title }, place) => (
            <span key={path}>
              {place > 0 && " and "}
              <a href={path} className={LINK}>
                {title}
              </a>
            </span>
          ))}
          .
        </p>
      )}
    </section>
  );
}
