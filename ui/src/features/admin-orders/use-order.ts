import { useQuery } from "@tanstack/react-query";
import { orderKey } from "./order-keys";
import type { AdminOrder } from "./order-types";

/** One order, read anew whenever it is opened. */
export function useOrder(id: string) {
  return useQuery<AdminOrder>({ queryKey: orderKey(id), refetchOnMount: "always" });
}
