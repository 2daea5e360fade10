import { SERVICES } from "../services";

/** The subjects of an enquiry: each service, or simply advice. */
export const ENQUIRY_CHOICES = [
  ...SERVICES.map(({ id, title }) => ({ value: id, label: title })),
  { value: "consultation", label: "General Consultation" },
];
