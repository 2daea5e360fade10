import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { countOf } from "@/shared/admin/count-of";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { useTrades } from "@/shared/admin/trades";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { Button } from "@/shared/ui/button";

const VEHICLES = "/api/admin/starter-vehicles";
const SERVICES = "/api/admin/starter-services";
const MENU = apiKey("/api/admin/service-prices");

/** Offer vehicles and services without products, where the shop has none. */
export function StarterChoices() {
  const does = useTrades();
  return (
    <ul className="empty:hidden border-line border-y *:not-last:border-b">
      <Vehicles />
      {does("cars") && <Services />}
    </ul>
  );
}

function Vehicles() {
  const { data: brands = [] } = useQuery(reading(apiKey(VEHICLES)));
  const add = useCall(
    () => request(VEHICLES, { method: "POST", body: { slugs: brands.map(({ slug }) => slug) } }),
    { failure: "The vehicles were not added", reload: refreshCatalogue },
  );
  return (
    <Choice
      text={`${countOf(brands.length, "common brand")} with their models and years`}
      label="Add vehicles"
      isOffered={brands.length > 0}
      isPending={add.isPending}
      onAdd={() => add.mutate()}
      done={add.data && `${countOf(add.data.count, "model")} added.`}
    />
  );
}

function Services() {
  const { data: menu } = useQuery(reading(MENU));
  const add = useCall(() => request(SERVICES, { method: "POST" }), {
    failure: "The services were not added",
    reload: MENU,
  });
  return (
    <Choice
      text="Services with example prices; you can change them under Website, Services"
      label="Add services"
      isOffered={menu?.length === 0}
      isPending={add.isPending}
      onAdd={() => add.mutate()}
      done={add.data && `${countOf(add.data.count, "service")} added.`}
    />
  );
}

interface ChoiceProps {
  text: string;
  label: string;
  isOffered: boolean;
  isPending: boolean;
  onAdd: () => void;
  /** It is shown once they are added. */
  done: ReactNode;
}

function Choice({ text, label, isOffered, isPending, onAdd, done }: ChoiceProps) {
  if (!isOffered && !done) return null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      {done ? (
        <p role="status" className="text-ok">
          {done}
        </p>
      ) : (
        <>
          <span className="min-w-0 flex-1 basis-56">{text}</span>
          <Button size="small" pending={isPending} pendingLabel="Adding…" onClick={onAdd}>
            {label}
          </Button>
        </>
      )}
    </li>
  );
}
