import type { PublicSettings } from "./types";

/** The settings of a new shop: written by `npm run types`, never by hand. The server's own answer wins over them. */
export const DEFAULT_SETTINGS: PublicSettings = {
  "deliveryTime": "",
  "sellsParts": true,
  "worksOnCars": true,
  "businessName": "Pitlane",
  "tagline": "Premium vehicle customisation and detailing",
  "phone": "",
  "email": "",
  "address": "Kilkenny, Ireland",
  "hours": [
    {
      "days": "Mon-Fri",
      "hours": "8AM-6PM"
    },
    {
      "days": "Sat",
      "hours": "9AM-4PM"
    }
  ],
  "tiktokUrl": "https://www.tiktok.com/",
  "instagramUrl": "https://www.instagram.com/",
  "facebookUrl": "https://www.facebook.com/",
  "snapchatUrl": "https://www.snapchat.com/",
  "stats": [
    {
      "value": "4+",
      "label": "Years Experience"
    },
    {
      "value": "100+",
      "label": "Vehicles Styled"
    },
    {
      "value": "100%",
      "label": "Satisfaction Rate"
    },
    {
      "value": "100+",
      "label": "5-Star Reviews"
    }
  ],
  "taxRate": "10",
  "taxMode": "added",
  "deliveryPrice": "",
  "freeDeliveryOver": "500.00",
  "collection": false,
  "closedUntil": "",
  "closedMessage": "",
  "closed": false,
  "sendsMail": false,
  "tellsWhenBack": false,
  "galleryImages": [],
  "serviceImages": [],
  "look": null,
  "policies": [],
  "notice": null,
  "paymentMethods": [],
  "cardTestMode": false,
  "bankAccount": null,
  "taxRates": [
    {
      "id": "7c0f1a52-3a0c-4f0e-9d5b-5a1f0e6b0d01",
      "name": "Standard",
      "rate": "10",
      "isDefault": true
    }
  ],
  "hasGallery": false,
  "collectionTime": null
};
