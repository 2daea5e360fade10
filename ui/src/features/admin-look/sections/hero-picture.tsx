import { CardPicture, CardsError, PictureChoice } from "@/shared/admin/upload/card-picture";
import { OtherVersions } from "../other-versions";
import type { LookFields } from "../use-look-form";

/** Choose the picture behind the headline. Phones get the middle of it. */
export function HeroPicture({ fields }: { fields: LookFields }) {
  const { form, errors, set } = fields;
  const choose = (heroImage: string | null) => set("heroImage", heroImage);
  return (
    <div className="grid gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <CardPicture
        own={form.heroImage}
        picture="hero"
        alt={form.heroImage ? "Your main picture" : "The site’s own main picture"}
        className="aspect-video"
      />
      <div>
        <CardsError>{errors.heroImage}</CardsError>
        <p className="mb-3 text-muted text-small">
          A dark, wide picture works best (16:9, at least 1280 pixels wide): the text is on its left, and a
          phone shows its middle.
        </p>
        <div className="flex flex-wrap gap-2">
          <PictureChoice of="the first screen" onChoose={choose} />
          <OtherVersions fields={fields} name="heroImage" label="main picture" />
        </div>
      </div>
    </div>
  );
}
