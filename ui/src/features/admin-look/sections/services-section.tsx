import { useRef } from "react";
import { SERVICES } from "@/content/home/services";
import { moveLine } from "@/shared/admin/forms/move-line";
import { CardsError } from "@/shared/admin/upload/card-picture";
import { Button } from "@/shared/ui/button";
import type { Service } from "../look-form";
import { LookSection } from "../look-section";
import type { LookFields } from "../use-look-form";
import { ServiceRow } from "./service-row";

/** The services of the home page: their order, which are shown, and the words and picture of each. */
export function ServicesSection({ fields: { form, errors, set, theirs } }: { fields: LookFields }) {
  const list = useRef<HTMLUListElement>(null);
  const change = (changed: Service) =>
    set(
      "services",
      form.services.map((each) => (each.id === changed.id ? changed : each)),
    );
  const move = (from: number, step: 1 | -1) => {
    set("services", moveLine(form.services, from, from + step));
    requestAnimationFrame(() => {
      const row = list.current?.children[from + step];
      const [again, back] = step < 0 ? ["up", "down"] : ["down", "up"];
      const button =
        row?.querySelector<HTMLElement>(`[data-move=${again}]:enabled`) ??
        row?.querySelector<HTMLElement>(`[data-move=${back}]`);
      button?.focus();
    });
  };
  return (
    <LookSection
      id="services"
      title="Services"
      description="Shown on the home page, in the footer and in the enquiry form, in this order. Hidden services leave no gap."
    >
      <CardsError>{errors.services}</CardsError>
      {theirs.services && (
        <Button size="small" className="self-start" onClick={() => set("services", theirs.services ?? [])}>
          Take the other window’s services
        </Button>
      )}
      <ul ref={list} className="border-line border-t">
        {form.services.map((service, place) => {
          const original = SERVICES.find(({ id }) => id === service.id);
          return (
            original && (
              <ServiceRow
                key={service.id}
                original={original}
                service={service}
                first={place === 0}
                last={place === form.services.length - 1}
                onChange={change}
                onMove={(step) => move(place, step)}
              />
            )
          );
        })}
      </ul>
    </LookSection>
  );
}
