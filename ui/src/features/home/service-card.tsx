import type { Service } from "@/content/services";
import { useSettings } from "@/shared/api/use-settings";
import { Picture } from "@/shared/ui/picture";
import { findOverride, withOverride } from "./card-override";
import { ServiceIcon } from "./service-icon";

const SIZES = "(min-width: 80rem) 395px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 36vw";

export function ServiceCard({ service }: { service: Service }) {
  const { serviceImages } = useSettings();
  const { image, title, description } = withOverride(service, findOverride(serviceImages, service.id));
  return (
    <li className="photo-hover grid grid-cols-[2fr_3fr] gap-4 sm:block">
      <div className="aspect-square overflow-hidden bg-raised sm:aspect-photo">
        <Picture image={image} sizes={SIZES} className="size-full object-cover" />
      </div>
      <div className="self-center sm:pt-4">
        <h3 className="headline flex items-start gap-2.5 text-h3">
          <ServiceIcon id={service.id} />
          {title}
        </h3>
        <p className="mt-2 text-muted text-small sm:text-body">{description}</p>
      </div>
    </li>
  );
}
