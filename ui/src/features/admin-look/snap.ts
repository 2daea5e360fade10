import { fieldMessages } from "@/shared/api/api-error";

/** A colour that cannot be read, and the nearest that can, which is taken instead. */
export interface Snap {
  refused: string;
  nearest: string;
}

/**
 * Return a colour with one digit for each of red, green and blue as the server stores it: "#f50" is "#ff5500".
 */
export function inFull(colour: string): string {
  return /^#[0-9a-f]{3}$/i.test(colour) ? colour.replace(/[0-9a-f]/gi, "$&$&") : colour;
}

/** Return the two colours of the server's refusal; undefined for any other error. */
export function readSnap(error: unknown): Snap | undefined {
  const [, refused, nearest] =
    fieldMessages(error).accent?.match(/^(#[0-9a-f]{6}) cannot be read .*(#[0-9a-f]{6})$/) ?? [];
  return refused && nearest ? { refused, nearest } : undefined;
}

/** Say that a colour was replaced. The site is dark, so a colour that cannot be read on it is too dark. */
export function saySnap({ refused, nearest }: Snap): string {
  return `${refused} is too dark to read. We took the nearest that can be read: ${nearest}.`;
}
