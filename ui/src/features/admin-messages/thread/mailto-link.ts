/** Mail programs refuse or cut longer links. */
const LONGEST_LINK = 1900;

interface Mail {
  to: string;
  subject: string;
  body: string;
  /** The quote is below the body, as far as there is room. */
  quote: string;
}

interface MailtoLink {
  href: string;
  /** The body itself is too long. */
  isCut: boolean;
}

/** Return a link that opens the written mail in the owner's mail program. What is too long is cut at its end. */
export function mailtoLink({ to, subject, body, quote }: Mail): MailtoLink {
  const address = encodeURIComponent(to).replace("%40", "@");
  const start = `mailto:${address}?subject=${encodeURIComponent(subject)}&body=`;
  const room = LONGEST_LINK - start.length;
  const text = encodeWithin(`${body}\n\n`, room);
  const isCut = text !== encodeText(`${body}\n\n`);
  return { href: start + text + (isCut ? "" : encodeWithin(quote, room - text.length)), isCut };
}

function encodeWithin(text: string, room: number): string {
  const whole = encodeText(text);
  if (whole.length <= room) return whole;
  const characters = Array.from(text);
  let shown = characters.length;
  let encoded = whole;
  while (shown > 0 && encoded.length > room) {
    shown -= Math.max(1, Math.ceil((encoded.length - room) / LONGEST_CHARACTER));
    encoded = encodeText(`${characters.slice(0, Math.max(0, shown)).join("")}…`);
  }
  return encoded.length <= room ? encoded : "";
}

/** A character has at most four bytes, each written as %XX. */
const LONGEST_CHARACTER = 12;

/** Encode a text. Lines end in CRLF in a mail. */
function encodeText(text: string): string {
  return encodeURIComponent(text.replaceAll("\n", "\r\n"));
}
