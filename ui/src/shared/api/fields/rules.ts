/** Rules that the pages share with the server: written by `npm run types`, never by hand. */
export const lowStock = 4;
export const workshopZone = "Europe/Dublin";
