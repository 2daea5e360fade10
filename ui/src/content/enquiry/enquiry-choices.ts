import { SERVICE_TITLES } from "../service-titles";

export const CONSULTATION = { value: "consultation", label: "General Consultation" };

/** An enquiry is about one of these: a service, or simply advice. */
export const ENQUIRY_CHOICES = [
  ...Object.entries(SERVICE_TITLES).map(([value, label]) => ({ value, label })),
  CONSULTATION,
];
