import { SERVICE_TITLES } from "../service-titles";

export const CONSULTATION = { value: "consultation", label: "General Consultation" };

/** The subjects of an enquiry: each service, or simply advice. */
export const ENQUIRY_CHOICES = [
  ...Object.entries(SERVICE_TITLES).map(([value, label]) => ({ value, label })),
  CONSULTATION,
];
