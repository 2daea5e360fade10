import { useParams } from "react-router-dom";
import { OrderNotFound } from "@/features/order/order-not-found";
import { OrderSheet } from "@/features/order/order-sheet";
import { OrderSkeleton } from "@/features/order/order-skeleton";
import { useOrder } from "@/features/order/use-order";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { ErrorNote } from "@/shared/ui/error-note";

export default function OrderPage() {
  const { order: orderId = "" } = useParams();
  return (
    <div className="page-width page-top min-h-dvh pb-24">
      <OrderAt orderId={orderId} />
    </div>
  );
}

function OrderAt({ orderId }: { orderId: string }) {
  const { order, isMissing, isError, retry } = useOrder(orderId);
  usePageTitle(titleOf(order?.orderNumber, isMissing));
  if (isMissing) return <OrderNotFound />;
  if (order) return <OrderSheet order={order} />;
  if (isError) return <ErrorNote onRetry={retry}>The order could not be loaded.</ErrorNote>;
  return <OrderSkeleton />;
}

function titleOf(orderNumber: string | undefined, isMissing: boolean): string {
  if (isMissing) return "Order not found";
  return orderNumber ? `Order ${orderNumber}` : "Your order";
}
