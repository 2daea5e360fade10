import { useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";
import { Link } from "@/shared/ui/link";

/** Say that without a public address only this PC, or its network, opens a customer's link. */
export function NoAddress() {
  const { data } = useQuery(reading(apiKey("/api/admin/settings")));
  if (!data || data.publicUrl) return null;
  return (
    <p className="text-warn">
      Customers cannot open links yet: the shop has no public address. E-mails and texts leave them out.{" "}
      <Link to="/admin/online" className="underline underline-offset-4">
        Go online
      </Link>
    </p>
  );
}
