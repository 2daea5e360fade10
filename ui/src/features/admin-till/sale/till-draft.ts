import type { DraftLine } from "@/shared/admin/lines/draft-line";
import { readDecimal } from "@/shared/admin/money/read-price";
import type { Part } from "@/shared/admin/parts/find-parts";
import type { components } from "@/shared/api/schema";
import { toCents } from "@/shared/lib/money";

export type PreviewBody = components["schemas"]["TillPreviewBody"];
export type Totals = components["schemas"]["TillTotalsView"];
type LineBody = components["schemas"]["TillLineBody"];
type OffBody = components["schemas"]["OffBody"];
type Parked = components["schemas"]["ParkedView"];

/** A line of a sale as it is typed. Without a part it has a name and a price of its own. */
export interface TillLine {
  key: string;
  productId: string | null;
  optionId: string | null;
  name: string;
  price: string;
  taxRate: string | null;
  quantity: number;
  /** The discount as it is typed: "10%", "2.50" or a blank. */
  off: string;
}

/** A sale that is being entered. Its id is the one that the sale will have, so that it is made once. */
export interface TillDraft {
  id: string;
  lines: TillLine[];
  off: string;
  vehicle: PreviewBody["vehicle"];
  /** The key of the line that the quantity keys mean: the one scanned last, or one that was chosen. */
  marked?: string | undefined;
  /** The quantity that was typed while there was no line that it could mean. */
  early?: number | undefined;
}

const MOST = 9999;
const DECIMAL = /^\d{1,8}(\.\d{1,2})?$/;

export function newDraft(): TillDraft {
  return { id: crypto.randomUUID(), lines: [], off: "", vehicle: null };
}

/** Add a part: one more of the line that has it, or a line of its own. */
export function withPart(draft: TillDraft, { productId, optionId, name, price }: Part): TillDraft {
  const found = draft.lines.find((line) => line.productId === productId && line.optionId === optionId);
  if (found) {
    const more = withLine(draft, found.key, { quantity: Math.min(found.quantity + 1, MOST) });
    return { ...more, marked: found.key };
  }
  return withNewLine(draft, { productId, optionId, name, price, taxRate: null, quantity: 1 });
}

/** Add a service, hours or a line of one's own. Pieces are whole, so 1.5 hours are one line at their price. */
export function withWork(draft: TillDraft, line: DraftLine): TillDraft {
  const name = line.text.trim() || (line.kind === "labour" ? "Work" : "");
  const quantity = Number(line.quantity);
  const isWhole = Number.isInteger(quantity) && quantity > 0;
  const price = cleanPrice(line.unitPrice);
  const own = { productId: null, optionId: null, taxRate: line.taxRate };
  if (isWhole) return withNewLine(draft, { ...own, name, price, quantity });
  const cost = price && `${(Math.round(toCents(price) * quantity) / 100).toFixed(2)}`;
  return withNewLine(draft, { ...own, name: `${name}, ${quantity} h`, price: cost, quantity: 1 });
}

function withNewLine(draft: TillDraft, line: Omit<TillLine, "key" | "off">): TillDraft {
  const key = crypto.randomUUID();
  return { ...draft, lines: [...draft.lines, { ...line, key, off: "" }], marked: key, early: undefined };
}

export function withLine(draft: TillDraft, key: string, changes: Partial<TillLine>): TillDraft {
  return {
    ...draft,
    lines: draft.lines.map((line) => (line.key === key ? { ...line, ...changes } : line)),
  };
}

/** Set a quantity. Nothing of a line takes it off. */
export function withQuantity(draft: TillDraft, key: string, quantity: number): TillDraft {
  if (quantity > 0) return withLine(draft, key, { quantity: Math.min(quantity, MOST) });
  return { ...draft, lines: draft.lines.filter((line) => line.key !== key) };
}

/** Return the marked line: the last one where none is marked that is there still. */
export function markedLine({ lines, marked }: TillDraft): TillLine | undefined {
  return lines.find(({ key }) => key === marked) ?? lines.at(-1);
}

/** Set the quantity of the marked line. Without one it is noted, to say what is missing. */
export function withTimes(draft: TillDraft, quantity: number): TillDraft {
  const line = markedLine(draft);
  return line ? withQuantity(draft, line.key, quantity) : { ...draft, early: quantity };
}

/** Do with the marked line what one of the quantity keys means. */
export function withKey(draft: TillDraft, key: string): TillDraft {
  const line = markedLine(draft);
  if (!line) return draft;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const next = step && draft.lines.at((draft.lines.indexOf(line) + step) % draft.lines.length);
  if (next) return { ...draft, marked: next.key };
  const quantity = { "+": line.quantity + 1, "-": line.quantity - 1, Delete: 0 }[key];
  return quantity === undefined ? draft : withQuantity(draft, line.key, quantity);
}

/** Return a sale of which all lines were taken off as a new one: what is entered next has nothing to do with it. */
export function asNewIfEmpty(draft: TillDraft): TillDraft {
  return draft.lines.length === 0 ? { ...draft, id: crypto.randomUUID() } : draft;
}

/** Return the next sale: what was added after this one was sent. */
export function withoutSold(draft: TillDraft, sent: TillDraft): TillDraft {
  const sold = new Map(sent.lines.map(({ key, quantity }) => [key, quantity]));
  const left = draft.lines.map((line) => ({ ...line, quantity: line.quantity - (sold.get(line.key) ?? 0) }));
  return { ...newDraft(), lines: left.filter(({ quantity }) => quantity > 0) };
}

/** Return "12,5" as "12.5", and a blank for what is no price. */
export function cleanPrice(typed: string): string {
  const text = readDecimal(typed.replace("€", ""));
  return DECIMAL.test(text) ? text : "";
}

/** Return a typed discount as it is sent; null for none, undefined for what is none. */
export function readOff(typed: string): OffBody | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  const number = cleanPrice(text.replace("%", ""));
  if (number === "" || Number(number) === 0) return undefined;
  if (!text.includes("%")) return { amount: number };
  return Number(number) <= 100 ? { percent: number } : undefined;
}

/** Return what is to be typed yet, as a sentence; undefined for a sale that can be added up. */
export function lackOf(draft: TillDraft): string | undefined {
  const unnamed = draft.lines.find(({ productId, name }) => !productId && name.trim() === "");
  if (unnamed) return "Type a name for the new line.";
  const unpriced = draft.lines.find(({ productId, price }) => !productId && cleanPrice(price) === "");
  if (unpriced) return `Type the price of ${unpriced.name}.`;
  const wrong = [draft, ...draft.lines].find(hasWrongOff);
  return wrong && faultOfOff(wrong.off);
}

/** Return whether what is typed as a discount is none. */
export function hasWrongOff({ off }: { off: string }): boolean {
  return readOff(off) === undefined;
}

function faultOfOff(typed: string): string {
  const number = cleanPrice(typed.trim().replace("%", ""));
  if (/^\d+[.,]\d{3,}\s*%?$/.test(typed.trim())) {
    return `“${typed}” is no discount: it can have at most two decimals.`;
  }
  if (number === "") {
    return `“${typed}” is no discount. Type per cent, such as 10%, or euros, such as 2.50.`;
  }
  const limit = Number(number) === 0 ? "above 0" : "at most 100%";
  return `“${typed}” is no discount: it must be ${limit}.`;
}

/** Return the sale as it is sent; undefined while there is nothing to add up. */
export function toBody(draft: TillDraft): PreviewBody | undefined {
  if (draft.lines.length === 0 || lackOf(draft)) return undefined;
  return { lines: draft.lines.map(toLine), off: readOff(draft.off) ?? null, vehicle: draft.vehicle ?? null };
}

function toLine({ productId, optionId, name, price, taxRate, quantity, off }: TillLine): LineBody {
  const discount = { quantity, off: readOff(off) ?? null };
  if (productId) return { productId, optionId, ...discount };
  return { text: name.trim(), unitPrice: cleanPrice(price), taxRate, ...discount };
}

/** Return a sale that was put aside, with the names and prices that its parts have now. */
export function takeUp({ id, content }: Parked, totals: Totals): TillDraft {
  const lines = content.lines.map((line, place) => ({
    key: crypto.randomUUID(),
    productId: line.productId,
    optionId: line.optionId,
    name: totals.lines[place]?.name ?? line.text ?? "",
    price: totals.lines[place]?.unitPrice ?? "",
    taxRate: line.taxRate ?? null,
    quantity: Number(line.quantity ?? 1),
    off: typedOff(line.off),
  }));
  return { id, lines, off: typedOff(content.off), vehicle: content.vehicle ?? null };
}

function typedOff(off: Parked["content"]["off"]): string {
  if (!off) return "";
  return off.percent ? `${Number(off.percent)}%` : `${off.amount ?? ""}`;
}
