/** The server takes no larger picture (app/shop/base/images/limits.py). */
export const PICTURE_BYTES = 10 * 1024 * 1024;
