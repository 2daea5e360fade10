import { STATE_NAMES } from "@/shared/admin/enquiry-states";
import type { components } from "@/shared/api/schema";
import { formatTime } from "@/shared/lib/time/format-time";
import type { Found } from "./found";

type Enquiry = Pick<
  components["schemas"]["ListedEnquiryView"],
  "id" | "name" | "email" | "phone" | "status" | "createdAt"
>;

/** Messages whose writer's name, e-mail or phone holds each word, newest first. */
export function findMessages(enquiries: Enquiry[], search: string, most: number): Found[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = ({ name, email, phone }: Enquiry) => {
    const text = [name, email, phone].join("\n").toLowerCase();
    return words.length > 0 && words.every((word) => text.includes(word));
  };
  return enquiries.filter(holds).slice(0, most).map(ofMessage);
}

function ofMessage({ id, name, status, createdAt }: Enquiry): Found {
  return {
    to: `/admin/contact-messages/${id}`,
    label: `Message from ${name}`,
    note: `${STATE_NAMES[status]}, ${formatTime(createdAt)}`,
  };
}
