/** One @ and a dotted domain, no more, as the server checks it: that a mail arrives is the real test. */
export const EMAIL_ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The longest that the server takes. */
export const EMAIL_MAX = 254;
