import { countOf } from "@/shared/admin/count-of";
import type { Backup } from "./backup";
import { useNewerOrders } from "./use-newer-orders";

/** What came in since the backup and would be set aside, with the way to keep it as a file. */
export function NewerOrders({ backup }: { backup: Backup }) {
  const { data: newer } = useNewerOrders(backup);
  if (newer === 0) return null;
  return (
    <p className="mt-3 border-warn border-l-2 pl-3 text-text">
      {newer === undefined ? "Orders" : <b>{countOf(newer, "order")}</b>} that came in since then{" "}
      {newer === 1 ? "is" : "are"} set aside. Take {newer === 1 ? "it" : "them"} along as a file:{" "}
      <a href="/api/admin/export/orders.csv" download className="underline underline-offset-4">
        orders.csv
      </a>
      .
    </p>
  );
}
