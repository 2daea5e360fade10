import { SERVICE_TITLES } from "../service-titles";

/** The subjects of an enquiry: each service, or simply advice. */
export const ENQUIRY_CHOICES = [
  ...Object.entries(SERVICE_TITLES).map(([value, label]) => ({ value, label })),
  { value: "consultation", label: "General Consultation" },
];
