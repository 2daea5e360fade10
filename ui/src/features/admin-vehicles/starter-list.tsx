import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { Loaded } from "@/shared/admin/loaded";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { Checkbox } from "@/shared/ui/forms/checkbox";

type StarterBrand = components["schemas"]["StarterBrandView"];
const STARTER = "/api/admin/starter-vehicles";

/** Add brands with their usual models to a shop that has none. */
export function StarterList() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add from the starter list</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Starter list"
        description="Common brands with their models and years. You can change everything later."
      >
        <StarterChoice onClose={close} />
      </Dialog>
    </>
  );
}

function StarterChoice({ onClose }: { onClose: () => void }) {
  const offered = useQuery(reading(apiKey(STARTER)));
  return (
    <Loaded query={offered} failure="The starter list could not be loaded.">
      {(brands) => <StarterForm brands={brands} onClose={onClose} />}
    </Loaded>
  );
}

function StarterForm({ brands, onClose }: { brands: StarterBrand[]; onClose: () => void }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const all = chosen.size === brands.length;
  const models = brands.filter(({ slug }) => chosen.has(slug)).reduce((sum, brand) => sum + brand.models, 0);
  const add = useCall(() => request(STARTER, { method: "POST", body: { slugs: [...chosen] } }), {
    failure: "Failed to add the brands",
    success: ({ count }) => ({ title: `${countOf(count, "model")} added` }),
    done: onClose,
    reload: refreshCatalogue,
  });
  const toggle = (slug: string) => {
    const next = new Set(chosen);
    if (!next.delete(slug)) next.add(slug);
    setChosen(next);
  };
  return (
    <>
      <fieldset>
        <legend className="sr-only">Brands</legend>
        <Checkbox
          label={`All ${countOf(brands.length, "brand")}`}
          checked={all}
          indeterminate={chosen.size > 0 && !all}
          onChange={() => setChosen(new Set(all ? [] : brands.map(({ slug }) => slug)))}
          className="text-muted"
        />
        <div className="grid justify-items-start gap-x-4 border-line border-y py-1 sm:grid-cols-2">
          {brands.map(({ slug, name, models: number }) => (
            <Checkbox
              key={slug}
              label={`${name} (${number})`}
              checked={chosen.has(slug)}
              onChange={() => toggle(slug)}
            />
          ))}
        </div>
      </fieldset>
      <div className="dialog-buttons">
        <Button disabled={add.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="primary"
          disabled={chosen.size === 0}
          pending={add.isPending}
          pendingLabel="Adding…"
          onClick={() => add.mutate()}
        >
          {chosen.size > 0 ? `Add ${countOf(models, "model")}` : "Add models"}
        </Button>
      </div>
    </>
  );
}
