/** The home page has these texts of the site's own where the owner has set none. */
export const HOME_TEXTS = {
  heroTitle: "Transform Your Vehicle Into A Work of Art",
  heroText:
    "Premium vehicle customisation and detailing. Light, sound, stance and finish, built around your car and done properly.",
  aboutText: `We started with one bay, one set of tools and a simple idea: a car should look and feel as if somebody cared about every part of it.

That is still how we work. One person follows your car from the first conversation to the last wipe of the cloth. We show you what we would do and what we would leave alone, and we take the time that the finish needs.

Some bring us a daily driver that needs its shine back, others a project with a plan. Both leave with work that we would put on our own cars.`,
  servicesLine: "Eleven crafts under one roof, from the first spanner to the last coat.",
  galleryLine: "Six directions a car can take when it leaves the bay.",
  contactLine: "Ask for a price, a date or simply an opinion. We answer within 24 hours.",
  shopLine: "Chosen by us, sent to your door. Start from your car and see only what fits.",
};

export type HomeText = keyof typeof HOME_TEXTS;

/** The portfolio has one of these notes while it shows pictures of the site's own. */
export const ILLUSTRATIVE = "The pictures are illustrative.";
export const SOME_ILLUSTRATIVE = "Some of the pictures are illustrative.";
