import { ArrowLeft, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { RowQuestion } from "@/shared/admin/forms/row-dialogs";
import { BRANDS } from "@/shared/admin/forms/row-fields";
import { useRowCalls } from "@/shared/admin/forms/use-row-calls";
import { tellFailure } from "@/shared/admin/tell-failure";
import type { CountedBrand, CountedModel } from "@/shared/admin/types";
import { ImagePicker } from "@/shared/admin/upload/image-picker";
import { Button, ButtonLink } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { IconButton } from "@/shared/ui/icon-button";
import { Picture } from "@/shared/ui/picture";
import { ModelRows } from "./model-rows";

interface BrandPanelProps {
  brand: CountedBrand;
  onAsk: (question: RowQuestion<CountedBrand>) => void;
  onLookup: (model: CountedModel) => void;
}

/** Show a brand: its name and logo, and its models. */
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

/** Give the brand a logo from the uploads, or remove it. */
function LogoButtons({ brand }: { brand: CountedBrand }) {
  const [picking, setPicking] = useState(false);
  const { save } = useRowCalls(BRANDS);
  const show = (logoUrl: string | null) =>
    save.mutate({ id: brand.id, body: { logoUrl } }, { onError: tellFailure("Failed to save the logo") });
  return (
    <>
      <Button size="small" onClick={() => setPicking(true)}>
        {brand.logoUrl ? "Change logo" : "Choose logo"}
      </Button>
      {brand.logoUrl && (
        <Button size="small" variant="ghost" pending={save.isPending} onClick={() => show(null)}>
          Remove logo
        </Button>
      )}
      <ImagePicker
        open={picking}
        title={`Logo of ${brand.name}`}
        onClose={() => setPicking(false)}
        onChoose={show}
      />
    </>
  );
}

/** Show the brand's logo, or its first letter. The name is beside it. */
export function BrandLogo({ brand }: { brand: CountedBrand }) {
  return (
    <span aria-hidden="true" className="brand-logo">
      {brand.logo ? (
        <Picture image={brand.logo} sizes="40px" alt="" className="size-full object-contain" />
      ) : (
        brand.name.charAt(0)
      )}
    </span>
  );
}
