import { useEffect, useRef } from "react";
import { SERVICES } from "@/content/home/services";
import { moveLine } from "@/shared/admin/forms/move-line";
import type { Service } from "@/shared/admin/lines/services";
import { PriceList } from "./price-list";
import { useSaveWebsiteServices, type WebsiteService } from "./use-website-services";
import { WebsiteServiceRow } from "./website-service";

interface ServiceMenuProps {
  services: WebsiteService[];
  prices: Service[];
  onEdit: (service: Partial<Service>) => void;
}

/** Show the services of the website with their prices, then the prices that are only for quotes and jobs. */
export function ServiceMenu({ services, prices, onEdit }: ServiceMenuProps) {
  const others = prices.filter(({ card }) => card === null);
  return (
    <div className="flex flex-col gap-5">
      <section aria-labelledby="website" className="panel p-5">
        <h2 id="website" className="font-sans font-semibold">
          On your website
        </h2>
        <p className="mb-3 max-w-measure text-muted">
          Shown on the home page, in the footer and in the enquiry form, in this order. Prices, minutes and
          tax are for your quotes and jobs.
        </p>
        <WebsiteServices services={services} prices={prices} onEdit={onEdit} />
      </section>
      <section aria-labelledby="others" className="panel p-5">
        <h2 id="others" className="font-sans font-semibold">
          Only in quotes and jobs
        </h2>
        {others.length > 0 ? (
          <PriceList name="other services" prices={others} onEdit={onEdit} />
        ) : (
          <p className="text-muted">Services with a price that the website does not show.</p>
        )}
      </section>
    </div>
  );
}

function WebsiteServices({ services, prices, onEdit }: ServiceMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ id: string; step: 1 | -1 }>(undefined);
  const { mutateAsync: save } = useSaveWebsiteServices();
  const move = async (id: string, step: 1 | -1) => {
    const look = await save((shown) => {
      const from = shown.findIndex((each) => each.id === id);
      return moveLine(shown, from, Math.max(0, from + step));
    }).catch(() => undefined);
    moved.current = look && { id, step };
  };
  // The row is in its new place once the stored order is drawn, and its button has lost the focus by the move.
  useEffect(() => {
    if (!moved.current) return;
    const { id, step } = moved.current;
    moved.current = undefined;
    const row = list.current?.children[services.findIndex((each) => each.id === id)];
    const [again, back] = step < 0 ? ["up", "down"] : ["down", "up"];
    const button =
      row?.querySelector<HTMLElement>(`[data-move=${again}]:enabled`) ??
      row?.querySelector<HTMLElement>(`[data-move=${back}]`);
    button?.focus();
  }, [services]);
  return (
    <ul ref={list}>
      {services.map((service, place) => {
        const original = SERVICES.find(({ id }) => id === service.id);
        if (!original) return null;
        const title = service.title || original.title;
        return (
          <WebsiteServiceRow
            key={service.id}
            original={original}
            service={service}
            first={place === 0}
            last={place === services.length - 1}
            onChange={(changed) =>
              save((shown) => shown.map((each) => (each.id === changed.id ? changed : each)))
            }
            onMove={(step) => move(service.id, step)}
            onAddPrice={() => onEdit({ service: title, card: service.id })}
          >
            <PriceList
              name={title}
              prices={prices.filter(({ card }) => card === service.id)}
              onEdit={onEdit}
            />
          </WebsiteServiceRow>
        );
      })}
    </ul>
  );
}
