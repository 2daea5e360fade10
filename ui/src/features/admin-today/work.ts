import type { Today, Waiting } from "./use-today";

/** A kind of work: how much of it waits, since when, and the list that shows it. */
export interface Work {
  count: number;
  /** "orders to confirm" */
  what: string;
  /** In the slim row: "to confirm". */
  short: string;
  oldestAt: string | null;
  to: string;
}

/** The work that waits, most urgent first; kinds without any are left out. */
export function workOf(today: Today): Work[] {
  const all = [
    aged(today.toConfirm, "order", "to confirm", "/admin/orders?status=pending"),
    aged(today.toPack, "order", "to pack", "/admin/orders?status=confirmed"),
    aged(today.toHandOver, "order", "to hand over", "/admin/orders?status=ready"),
    aged(today.unanswered, "message", "without an answer", "/admin/contact-messages?show=unanswered"),
    counted(today.mailsByHand, "mail", "to send by hand", "/admin/mails?status=by_hand"),
    counted(today.failedMails, "mail", "not delivered", "/admin/mails?status=failed"),
    counted(today.lowStock, "product", "low in stock", "/admin/dashboard?stock=low"),
    counted(today.soldOut, "product", "sold out", "/admin/dashboard?stock=out"),
  ];
  return all.filter(({ count }) => count > 0);
}

function aged({ count, oldestAt }: Waiting, noun: string, state: string, to: string): Work {
  return { ...counted(count, noun, state, to), oldestAt };
}

function counted(count: number, noun: string, state: string, to: string): Work {
  const nouns = count === 1 ? noun : `${noun}s`;
  const short = noun === "order" || noun === "product" ? state : `${nouns} ${state}`;
  return { count, what: `${nouns} ${state}`, short, oldestAt: null, to };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "just now", "25 minutes", "3 hours", "2 days": whole units, rounded down. */
export function ageOf(since: string, now: number): string {
  const age = now - Date.parse(since);
  if (age < MINUTE) return "just now";
  if (age < HOUR) return inUnits(age / MINUTE, "minute");
  if (age < DAY) return inUnits(age / HOUR, "hour");
  return inUnits(age / DAY, "day");
}

function inUnits(count: number, unit: string): string {
  const whole = Math.floor(count);
  return `${whole} ${unit}${whole === 1 ? "" : "s"}`;
}
