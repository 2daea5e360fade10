import { STATE_NAMES } from "@/shared/admin/enquiry-states";
import type { components } from "@/shared/api/schema";
import { formatTime } from "@/shared/lib/time/format-time";
import type { Found } from "./found";

type Enquiry = Pick<components["schemas"]["ListedEnquiryView"], "id" | "name" | "status" | "createdAt">;

/** Return a message under its sender, with its state. */
export function ofMessage({ id, name, status, createdAt }: Enquiry): Found {
  return {
    to: `/admin/contact-messages/${id}`,
    label: `Enquiry from ${name}`,
    note: `${STATE_NAMES[status]}, ${formatTime(createdAt)}`,
  };
}
