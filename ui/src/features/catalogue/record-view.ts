import { request } from "@/shared/api/request";

interface View {
  productId?: string;
  productSlug?: string;
  searchQuery?: string;
}

/** Reports what was looked at or searched for; a failure is only logged. */
export function recordView(view: View): void {
  request("/api/analytics/product-view", { method: "POST", body: view, keepalive: true }).catch(
    (error: unknown) => console.log("Failed to track product view:", error),
  );
}
