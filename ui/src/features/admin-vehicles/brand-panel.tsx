import { ArrowLeft, Pencil, Trash2 } from "lucide-react";
import type { RowQuestion } from "@/shared/admin/row-dialogs";
import type { CountedBrand, CountedModel } from "@/shared/admin/types";
import { ButtonLink } from "@/shared/ui/button-link";
import { Icon } from "@/shared/ui/icon";
import { IconButton } from "@/shared/ui/icon-button";
import { BrandLogo } from "./brand-logo";
import { LogoButtons } from "./logo-buttons";
import { ModelRows } from "./model-rows";

interface BrandPanelProps {
  brand: CountedBrand;
  onAsk: (question: RowQuestion<CountedBrand>) => void;
  onLookup: (model: CountedModel) => void;
}

/** A brand: its name and logo, and its models. */
export function BrandPanel({ brand, onAsk, onLookup }: BrandPanelProps) {
  return (
    <section aria-labelledby="brand-title" className="panel content-start">
      <ButtonLink
        to="?"
        size="small"
        variant="ghost"
        state={{ keepScroll: true }}
        className="justify-self-start lg:hidden"
      >
        <Icon of={ArrowLeft} className="size-4" />
        All brands
      </ButtonLink>
      <div className="flex flex-wrap items-center gap-3">
        <BrandLogo brand={brand} />
        <h2 id="brand-title" className="mr-auto font-sans font-semibold text-body">
          {brand.name}
        </h2>
        <LogoButtons brand={brand} />
        <span className="row-tools">
          <IconButton
            icon={Pencil}
            label={`Edit ${brand.name}`}
            onClick={() => onAsk({ act: "edit", row: brand })}
          />
          <IconButton
            icon={Trash2}
            label={`Delete ${brand.name}`}
            onClick={() => onAsk({ act: "delete", row: brand })}
          />
        </span>
      </div>
      <ModelRows brand={brand} onLookup={onLookup} />
    </section>
  );
}
