import type { MailStatus } from "./use-mails";

export const STATUS_NAMES: Record<MailStatus, string> = {
  by_hand: "To be sent by you",
  failed: "Failed",
  waiting: "Waiting",
  sending: "Being sent",
  sent: "Sent",
  done: "Not sent by Pitlane",
};

const KINDS: Record<string, string> = {
  "order-received": "Order received, to the customer",
  "order-refunded": "Refund, to the customer",
  "job-refunded": "Refund of a job, to the customer",
  "order-ready": "Ready to collect, to the customer",
  "order-shipped": "Shipped, to the customer",
  "order-tracking": "Tracking, to the customer",
  "order-cancelled": "Cancelled, to the customer",
  "order-link": "Link to the order, to the customer",
  "document-invoice": "Invoice, to the customer",
  "document-receipt": "Receipt, to the customer",
  "document-credit_note": "Credit note, to the customer",
  "withdrawal-received": "Withdrawal received, to the customer",
  "withdrawal-accepted": "Withdrawal accepted, to the customer",
  "withdrawal-refused": "Withdrawal refused, to the customer",
  "stock-wait": "Please confirm an e-mail about a part, to the customer",
  "back-in-stock": "Back in stock, to the customer",
  "enquiry-received": "Enquiry received, to the customer",
  "enquiry-reply": "Your answer, to the customer",
  quote: "Quote, to the customer",
  "quote-accepted": "Quote accepted, to the customer",
  "quote-answered": "Quote answered, to you",
  "job-link": "Job page, to the customer",
  "job-extra-work": "Extra work proposed, to the customer",
  "job-booked": "Job date, to the customer",
  "job-ready": "Car ready, to the customer",
  "job-answered": "Extra work answered, to you",
  "new-order": "New order, to you",
  "new-enquiry": "New enquiry, to you",
  "new-withdrawal": "New withdrawal, to you",
  "low-stock": "Low stock, to you",
  "alerts-summed": "Summary of many, to you",
};

/** Return "Order received, to the customer". A kind that this page does not know yet has its own name. */
export function nameKind(kind: string): string {
  return KINDS[kind] ?? kind;
}
