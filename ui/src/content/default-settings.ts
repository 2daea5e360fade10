/** The server leaves these details in the home page as they were built. */
export const BUILT_WITH = {
  phone: "",
  email: "",
  address: "Kilkenny, Ireland",
  hours: [
    { days: "Mon-Fri", hours: "8AM-6PM" },
    { days: "Sat", hours: "9AM-4PM" },
  ],
  tiktokUrl: "https://www.tiktok.com/",
  instagramUrl: "https://www.instagram.com/",
  facebookUrl: "https://www.facebook.com/",
  snapchatUrl: "https://www.snapchat.com/",
  galleryImages: [],
  policies: [],
};

/**
 * These are the details of the business until the owner changes them. The server's own answer always comes
 * before them.
 */
export const DEFAULT_SETTINGS = {
  ...BUILT_WITH,
  stats: [
    { value: "4+", label: "Years Experience" },
    { value: "100+", label: "Vehicles Styled" },
    { value: "100%", label: "Satisfaction Rate" },
    { value: "100+", label: "5-Star Reviews" },
  ],
  sellsParts: true,
  worksOnCars: true,
  businessName: "Pitlane",
  tagline: "Premium vehicle customisation and detailing",
  serviceImages: [],
  look: null,
  hasGallery: false,
  notice: null,
  taxRate: "10",
  taxRates: [],
  taxMode: "added" as const,
  deliveryPrice: "",
  freeDeliveryOver: "500.00",
  collection: false,
  closed: false,
  closedUntil: "",
  closedMessage: "",
  deliveryTime: "",
  paymentMethods: [],
  cardTestMode: false,
  bankAccount: null,
  sendsMail: false,
};
