/** Addresses of screens, and of sections on them, that have another place now. */
export const MOVED: Partial<Record<string, string>> = {
  "/admin/look#services": "/admin/services",
  "/admin/settings#access": "/admin/online#access",
  "/admin/settings#figures": "/admin/look/figures",
  "/admin/settings#gallery": "/admin/gallery",
  "/admin/settings#public-address": "/admin/online#public-address",
  "/admin/settings#retention": "/admin/settings/privacy#retention",
  "/admin/settings#services": "/admin/services",
  "/admin/settings/payment": "/admin/settings/selling#ways",
  "/admin/settings/selling#pause": "/admin/settings#pause",
  "/admin/settings/workshop#closed": "/admin/settings#closed",
  "/admin/settings/workshop#hours": "/admin/settings#hours",
};
