import type { components } from "@/shared/api/schema";

/** Everything the shop holds on the person of an e-mail address. */
export type Held = components["schemas"]["HeldView"];
