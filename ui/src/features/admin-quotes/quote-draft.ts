import type { Part } from "@/shared/admin/parts/find-parts";
import type { components } from "@/shared/api/schema";

/** A quote with what its owner needs. */
export type AdminQuote = components["schemas"]["AdminQuoteView"];
export type LineBody = components["schemas"]["QuoteLineBody"];
export type QuoteChange = components["schemas"]["QuoteChange"];

/** A line as it is typed. */
export interface DraftLine extends Required<Omit<LineBody, "unitPrice" | "quantity">> {
  key: string;
  quantity: string;
  unitPrice: string;
  stock: number | null;
}

/** The fields of a quote as they are typed. */
export interface QuoteDraft {
  carId: string;
  validUntil: string;
  intro: string;
  deposit: string;
  lines: DraftLine[];
}

let lastKey = 0;

function newKey(): string {
  lastKey += 1;
  return `new-${lastKey}`;
}

/** A stored rate that is no rate any more is left to the default. */
export function toDraft(quote: AdminQuote, rates: string[]): QuoteDraft {
  return {
    carId: quote.carId ?? "",
    validUntil: quote.validUntil,
    intro: quote.intro,
    deposit: quote.deposit ?? "",
    lines: quote.lines.map((line) => ({
      key: line.id,
      kind: line.kind,
      productId: line.productId,
      text: line.text,
      quantity: `${Number(line.quantity)}`,
      unitPrice: line.unitPrice,
      taxRate: rates.includes(line.taxRate) ? line.taxRate : null,
      isOptional: line.isOptional,
      choice: line.choice,
      stock: line.stock,
    })),
  };
}

export function toChange({ carId, deposit, lines, ...draft }: QuoteDraft, updatedAt: string): QuoteChange {
  return { ...draft, carId: carId || null, deposit: deposit || null, lines: lines.map(toLine), updatedAt };
}

export function toLine({ key: _key, stock: _stock, ...line }: DraftLine): LineBody {
  return {
    ...line,
    quantity: line.quantity.trim(),
    unitPrice: line.unitPrice.trim(),
    choice: line.choice || null,
  };
}

const NUMBER = /^\d{1,8}(\.\d{1,2})?$/;

/** A line as it can be added up: one that is half typed costs nothing yet. */
export function toCountable(line: DraftLine): LineBody {
  const body = toLine(line);
  const isWhole =
    NUMBER.test(`${body.quantity}`) && Number(body.quantity) > 0 && NUMBER.test(`${body.unitPrice}`);
  return { ...body, text: body.text.trim() || "–", ...(!isWhole && { quantity: "1", unitPrice: "0" }) };
}

const BLANK = { productId: null, taxRate: null, isOptional: false, choice: null, stock: null, quantity: "1" };

export function partLine({ id, name, price, inventory }: Part): DraftLine {
  return {
    ...BLANK,
    key: newKey(),
    kind: "part",
    productId: id,
    text: name,
    unitPrice: price,
    stock: inventory,
  };
}

/** Hours at the price of the last line of hours. */
export function labourLine(lines: DraftLine[]): DraftLine {
  const last = lines.findLast(({ kind }) => kind === "labour");
  return { ...BLANK, key: newKey(), kind: "labour", text: "", unitPrice: last?.unitPrice ?? "" };
}

export function freeLine(): DraftLine {
  return { ...BLANK, key: newKey(), kind: "service", text: "", unitPrice: "" };
}
