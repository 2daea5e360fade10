import type { Service } from "@/shared/admin/lines/services";
import { formatPrice } from "@/shared/lib/money";
import type { Found } from "./found";

/** Return services of the menu in whose name and size each word of a search begins a word. */
export function findServices(menu: Service[], search: string, most: number): Found[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const holdsAll = ({ service, size }: Service) =>
    words.every((word) => ` ${service} ${size}`.toLowerCase().includes(` ${word}`));
  return menu
    .filter(holdsAll)
    .slice(0, most)
    .map(({ id, service, size, price }) => ({
      to: `/admin/services#${id}`,
      label: [service, size].filter(Boolean).join(", "),
      note: formatPrice(price),
    }));
}
