import { Eye, EyeOff, Pencil, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Service as Original } from "@/content/home/services";
import { MoveLineButtons } from "@/shared/admin/forms/move-line-buttons";
import { CardPicture } from "@/shared/admin/upload/card-picture";
import { cx } from "@/shared/lib/cx";
import { IconButton } from "@/shared/ui/icon-button";
import type { WebsiteService } from "./use-website-services";
import { WebsiteWords } from "./website-words";

interface WebsiteServiceRowProps {
  original: Original;
  service: WebsiteService;
  first: boolean;
  last: boolean;
  /** Is settled once it is saved. */
  onChange: (service: WebsiteService) => Promise<unknown>;
  onMove: (step: 1 | -1) => void;
  onAddPrice: () => void;
  /** Its prices. */
  children: ReactNode;
}

/** Show a service of the website: picture and title, its text once it is opened, and its prices below. */
export function WebsiteServiceRow(props: WebsiteServiceRowProps) {
  const { original, service, first, last, onChange, onMove, onAddPrice, children } = props;
  const [open, setOpen] = useState(false);
  const title = service.title || original.title;
  return (
    <li className="border-line border-t py-2 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="w-18 shrink-0">
          <CardPicture own={service.imageUrl} picture={original.picture} alt="" className="aspect-photo" />
        </div>
        <h3 className={cx("min-w-0 flex-1 basis-40 font-sans font-semibold", service.hidden && "text-muted")}>
          {title}
          {service.hidden && <span className="font-normal"> (hidden)</span>}
        </h3>
        <span className="row-tools ms-auto">
          <IconButton icon={Plus} label={`Add a price for ${title}`} onClick={onAddPrice} />
          <MoveLineButtons name={title} first={first} last={last} onMove={onMove} />
          <IconButton
            icon={service.hidden ? EyeOff : Eye}
            label={service.hidden ? `Show ${title}` : `Hide ${title}`}
            onClick={() => onChange({ ...service, hidden: !service.hidden }).catch(() => undefined)}
          />
          <IconButton
            icon={Pencil}
            label={`Text and picture of ${title}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
        </span>
      </div>
      {open && (
        <WebsiteWords
          original={original}
          service={service}
          onSave={(changed) => onChange(changed).then(() => setOpen(false))}
          onClose={() => setOpen(false)}
        />
      )}
      <div className="sm:pl-21">{children}</div>
    </li>
  );
}
