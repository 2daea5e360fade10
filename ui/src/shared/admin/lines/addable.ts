import { formatPrice } from "@/shared/lib/money";
import { SHORT } from "@/shared/vehicle/verdict-words";
import type { Part } from "../parts/find-parts";
import { type DraftLine, freeLine, labourLine, partLine, serviceLine } from "./draft-line";
import { type Service, serviceName } from "./services";

/** What can be added as a line: a service, a part, hours or words of one's own. */
export interface Addable {
  key: string;
  name: string;
  note: string;
  /** Its name or price is still to be typed. */
  isBlank?: boolean;
  line: () => DraftLine;
}

/** The key of a line of one's own words. */
export const OWN_KEY = "own";

const HOURS = /^(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:h|hrs?|hours?)\b\s*/i;

/** The lists in which the words are looked for, and the price of an hour. */
interface Known {
  services: Service[];
  parts: Part[];
  lines: DraftLine[];
  hourlyRate: string;
}

/**
 * Return the meanings of the typed words, likeliest first; without words the services and the two blank lines.
 */
export function addablesOf(search: string, { services, parts, lines, hourlyRate }: Known): Addable[] {
  const words = search.trim();
  const [hours, own] = [hoursOf(words, () => labourLine(lines, hourlyRate)), ownLineOf(words)];
  const listed = servicesOf(words, services);
  if (words === "") return [...listed, hours, own];
  const all = [...listed, ...parts.map(ofPart), own];
  return HOURS.test(words) ? [hours, ...all] : [...all, hours];
}

export function ofPart(part: Part): Addable {
  const { id, name, sku, inventory, price, fit } = part;
  const note = [fit && SHORT[fit.verdict], sku, `${inventory} in stock`, formatPrice(price)]
    .filter(Boolean)
    .join(" · ");
  return { key: id, name, note, line: () => partLine(part) };
}

function servicesOf(words: string, services: Service[]): Addable[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return services
    .filter((service) => wanted.every((word) => serviceName(service).toLowerCase().includes(word)))
    .map((service) => ({
      key: service.id,
      name: serviceName(service),
      note: formatPrice(service.price),
      line: () => serviceLine(service),
    }));
}

/** Read "2 h polishing" as two hours of polishing. */
function hoursOf(words: string, blank: () => DraftLine): Addable {
  const quantity = HOURS.exec(words)?.[1]?.replace(",", ".") ?? "1";
  const text = words.replace(HOURS, "");
  const name = text ? `Hours: ${text}` : "Hours";
  const note = HOURS.test(words) ? `${quantity} h` : "";
  return { key: "hours", name, note, isBlank: true, line: () => ({ ...blank(), quantity, text }) };
}

function ownLineOf(words: string): Addable {
  const name = words ? `Own line: ${words}` : "Own line";
  return { key: OWN_KEY, name, note: "", isBlank: true, line: () => ({ ...freeLine(), text: words }) };
}
