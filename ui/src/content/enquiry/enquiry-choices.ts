import { SERVICES } from "../services";

/** What an enquiry can be about: each service, or simply advice. */
export const ENQUIRY_CHOICES = [
  ...SERVICES.map(({ id, title }) => ({ value: id, label: title })),
  { value: "consultation", label: "General Consultation" },
];
