import { readDecimal } from "@/shared/admin/money/read-price";
import type { components } from "@/shared/api/schema";
import type { Part } from "../parts/find-parts";
import { type Service, serviceName } from "./services";

export type LineBody = components["schemas"]["QuoteLineBody"];
type StoredLine = components["schemas"]["AdminQuoteLineView"];

/** A line of a quote or a job as it is typed. */
export interface DraftLine extends Required<Omit<LineBody, "unitPrice" | "quantity">> {
  /** The id of a stored line, or a new key. */
  key: string;
  quantity: string;
  unitPrice: string;
  /** It is known of a part that was just added. */
  stock: number | null;
}

/** The stock of a stored line, and the agreed pieces that are missing. */
export type LineStock = Pick<StoredLine, "id" | "stock" | "short">;

const NEW = "new-";
let lastKey = 0;

function newKey(): string {
  lastKey += 1;
  return `${NEW}${lastKey}`;
}

/** Return the id of a stored line. A new one has none. */
export function storedId({ key }: DraftLine): string | null {
  return key.startsWith(NEW) ? null : key;
}

/** Return the line as one that is not stored. */
export function asNew(line: DraftLine): DraftLine {
  return { ...line, key: newKey() };
}

/** Return the draft of a line. A stored rate that is no rate any more becomes the default. */
export function toDraftLine(
  line: Omit<StoredLine, "amount" | "accepted" | "isOptional" | "choice" | "stock" | "short"> &
    Partial<StoredLine>,
  rates: string[],
): DraftLine {
  return {
    key: line.id,
    kind: line.kind,
    productId: line.productId,
    optionId: line.optionId,
    text: line.text,
    quantity: `${Number(line.quantity)}`,
    unitPrice: line.unitPrice,
    taxRate: rates.includes(line.taxRate) ? line.taxRate : null,
    minutes: line.minutes,
    isOptional: line.isOptional ?? false,
    choice: line.choice ?? null,
    stock: null,
  };
}

export function toLine({ key: _key, stock: _stock, ...line }: DraftLine): LineBody {
  return {
    ...line,
    quantity: readDecimal(line.quantity),
    unitPrice: readDecimal(line.unitPrice),
    choice: line.choice || null,
  };
}

const NUMBER = /^\d{1,8}(\.\d{1,2})?$/;

/** Return a line that can be added up. One that is half typed costs nothing yet. */
export function toCountable(line: DraftLine): LineBody {
  const body = toLine(line);
  const isWhole =
    NUMBER.test(`${body.quantity}`) && Number(body.quantity) > 0 && NUMBER.test(`${body.unitPrice}`);
  return { ...body, text: body.text.trim() || "–", ...(!isWhole && { quantity: "1", unitPrice: "0" }) };
}

const BLANK = {
  productId: null,
  optionId: null,
  taxRate: null,
  minutes: null,
  isOptional: false,
  choice: null,
  stock: null,
  quantity: "1",
};

export function partLine({ productId, optionId, name, price, inventory }: Part): DraftLine {
  return {
    ...BLANK,
    key: newKey(),
    kind: "part",
    productId,
    optionId,
    text: name,
    unitPrice: price,
    stock: inventory,
  };
}

/** Return a line of hours at the price of the settings, or without one at that of the last line of hours. */
export function labourLine(lines: DraftLine[], price: string): DraftLine {
  const last = lines.findLast(({ kind }) => kind === "labour");
  return { ...BLANK, key: newKey(), kind: "labour", text: "", unitPrice: price || (last?.unitPrice ?? "") };
}

/** Return a line with the name, price, minutes and tax rate of a service. */
export function serviceLine(service: Service): DraftLine {
  return {
    ...BLANK,
    key: newKey(),
    kind: "service",
    text: serviceName(service),
    unitPrice: service.price,
    minutes: service.minutes,
    taxRate: service.taxRate,
  };
}

export function freeLine(): DraftLine {
  return { ...BLANK, key: newKey(), kind: "service", text: "", unitPrice: "" };
}
