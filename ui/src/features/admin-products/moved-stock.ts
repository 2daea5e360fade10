import { movedInventory, serverMessage } from "@/shared/api/api-error";
import { isDifference } from "./value-rules";

/** A stock that orders changed while the owner was typing another one. */
export interface MovedStock {
  /** The server's sentence: "4 were sold meanwhile: now 40". */
  message: string;
  was: number;
  now: number;
  typed: number;
}

export interface StockChoice {
  label: string;
  stock: number;
}

/** Return the stock conflict that caused the refusal; undefined for any other error, and where a difference was typed. */
export function movedStockOf(error: unknown, was: number, typed: string): MovedStock | undefined {
  const now = isDifference(typed) ? undefined : movedInventory(error);
  return now === undefined
    ? undefined
    : { message: serverMessage(error) ?? "", was, now, typed: Number(typed) };
}

/** Return the present stock, the typed one, and the present one with what was added or taken away by hand. */
export function choicesOf({ was, now, typed }: MovedStock): StockChoice[] {
  const change = typed - was;
  const both = {
    label: `${change > 0 ? "Add" : "Take"} ${Math.abs(change)}: ${now + change}`,
    stock: now + change,
  };
  const plain = [
    { label: `Keep ${now}`, stock: now },
    { label: `Set to ${typed}`, stock: typed },
  ];
  return change !== 0 && both.stock >= 0 && both.stock !== typed ? [...plain, both] : plain;
}
