/** The owner's words for each field that a text may have. */
export const FIELD_WORDS: Record<string, string> = {
  name: "Customer's name",
  businessName: "Business name",
  address: "Address",
  phone: "Phone",
  email: "E-mail",
  vatNumber: "VAT number",
  website: "Website",
  hours: "Opening hours",
  part: "Part",
  vehicle: "Vehicle",
};
