/** Links lead to these sections of the home page; `id` is the element's. */
export const SECTIONS = {
  hero: { id: "hero", label: "Home" },
  services: { id: "services", label: "Services" },
  gallery: { id: "gallery", label: "Gallery" },
  about: { id: "about", label: "About" },
  contact: { id: "contact", label: "Contact" },
} as const;

export type SectionName = keyof typeof SECTIONS;
