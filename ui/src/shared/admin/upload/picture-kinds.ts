/** The formats that the server takes, up to 10 MB and 50 megapixels (WebP 25). */
export const PICTURE_KINDS = "image/jpeg,image/png,image/webp";
export const PICTURE_HINT = "JPEG, PNG or WebP, up to 10 MB";
