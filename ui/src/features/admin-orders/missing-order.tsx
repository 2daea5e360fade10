import type { UseQueryResult } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { ApiError } from "@/shared/api/api-error";
import { ButtonLink } from "@/shared/ui/button-link";
import { EmptyState } from "@/shared/ui/empty-state";

export function isUnknown({ error }: UseQueryResult): boolean {
  return error instanceof ApiError && error.status === 404;
}

export function MissingOrder() {
  return (
    <EmptyState
      icon={SearchX}
      title="Order not found"
      action={
        <ButtonLink size="small" to="/admin/orders">
          Show all orders
        </ButtonLink>
      }
    >
      There is no order with this id.
    </EmptyState>
  );
}
