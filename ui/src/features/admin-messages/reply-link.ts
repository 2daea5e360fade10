import type { Enquiry } from "./use-enquiries";

/** Mail programs refuse or cut longer links. */
const LONGEST_LINK = 1900;

/** A mail to the sender with the text quoted below an empty line, cut where the link would grow too long. */
export function replyLink(enquiry: Enquiry, businessName: string, sentAt: string): string {
  const to = encodeURIComponent(enquiry.email).replace("%40", "@");
  const subject = encodeURIComponent(`Your enquiry to ${businessName}`);
  const opening = `Hello ${enquiry.name},\n\n\n\nOn ${sentAt} you wrote:\n`;
  const link = `mailto:${to}?subject=${subject}&body=${encodeText(opening)}`;
  return link + quoteWithin(enquiry.message, LONGEST_LINK - link.length);
}

function quoteWithin(text: string, room: number): string {
  const whole = encodeText(quote(text));
  if (whole.length <= room) return whole;
  const characters = Array.from(text);
  let shown = characters.length;
  let encoded = whole;
  while (shown > 0 && encoded.length > room) {
    shown -= Math.max(1, Math.ceil((encoded.length - room) / LONGEST_CHARACTER));
    encoded = encodeText(quote(`${characters.slice(0, Math.max(0, shown)).join("")}…`));
  }
  return encoded;
}

/** A character of four bytes, each written as %XX. */
const LONGEST_CHARACTER = 12;

function quote(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join("\n");
}

/** Lines end in CRLF in a mail. */
function encodeText(text: string): string {
  return encodeURIComponent(text.replaceAll("\n", "\r\n"));
}
