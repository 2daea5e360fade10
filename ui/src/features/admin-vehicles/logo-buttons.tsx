import { useState } from "react";
import { ImagePicker } from "@/shared/admin/image-picker";
import { BRANDS } from "@/shared/admin/row-kinds";
import { tellFailure } from "@/shared/admin/tell-failure";
import type { CountedBrand } from "@/shared/admin/types";
import { useRowCalls } from "@/shared/admin/use-row-calls";
import { Button } from "@/shared/ui/button";

/** Gives the brand a logo from the uploads, or takes it away. */
export function LogoButtons({ brand }: { brand: CountedBrand }) {
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
