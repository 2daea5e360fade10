import type { components } from "@/shared/api/schema";

export type EnquiryStatus = components["schemas"]["EnquiryChange"]["status"];

/** The states of a message as the owner reads them. */
export const STATE_NAMES: Record<EnquiryStatus, string> = {
  new: "New",
  read: "Waiting",
  answered: "Answered",
};
