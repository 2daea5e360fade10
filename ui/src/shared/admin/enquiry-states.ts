import type { components } from "@/shared/api/schema";

export type EnquiryStatus = components["schemas"]["ListedEnquiryView"]["status"];

/** The states of a message in the owner's words. */
export const STATE_NAMES: Record<EnquiryStatus, string> = {
  new: "New",
  read: "To be answered",
  answered: "Answered",
};

export type EnquiryStage = components["schemas"]["ListedEnquiryView"]["stage"];

/** The stages from question to job. */
export const STAGE_NAMES: Record<EnquiryStage, string> = {
  new: "New",
  to_quote: "To quote",
  quoted: "Quoted",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};
