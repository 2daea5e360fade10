/** Rules that the pages share with the server: written by `npm run types`, never by hand. */
export const lowStock = 4;
export const serviceTitles = {"mechanical":"Mechanical Works","exhaust":"Custom Exhaust Modifications","tinting":"Window Tinting","detailing":"Professional Detailing","autostyling":"Autostyling Kits","carplay":"Apple CarPlay","led":"LED Conversions","caliper":"Brake Caliper Painting","graphics":"Custom Graphics","headlight":"Headlight Restoration","coating":"Paint Protective Coatings"} as const;
export const workshopZone = "Europe/Dublin";
