import { Eye, EyeOff, Pencil } from "lucide-react";
import { useState } from "react";
import type { Service as Original } from "@/content/home/services";
import { MoveLineButtons } from "@/shared/admin/forms/move-line-buttons";
import { CardPicture, PictureChoice } from "@/shared/admin/upload/card-picture";
import { serviceLine } from "@/shared/api/fields/admin-fields";
import { cx } from "@/shared/lib/cx";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Textarea } from "@/shared/ui/forms/textarea";
import { IconButton } from "@/shared/ui/icon-button";
import { Input } from "@/shared/ui/input";
import type { Service } from "../look-form";

interface ServiceRowProps {
  original: Original;
  service: Service;
  first: boolean;
  last: boolean;
  onChange: (service: Service) => void;
  onMove: (step: 1 | -1) => void;
}

/** A service in one line, with its words and its picture below once it is opened. */
export function ServiceRow({ original, service, first, last, onChange, onMove }: ServiceRowProps) {
  const [open, setOpen] = useState(false);
  const title = service.title || original.title;
  return (
    <li className="border-line border-b py-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="w-18 shrink-0">
          <CardPicture own={service.imageUrl} picture={original.picture} alt="" className="aspect-photo" />
        </div>
        <h3 className={cx("min-w-40 flex-1 font-sans font-semibold", service.hidden && "text-muted")}>
          {title}
          {service.hidden && <span className="font-normal"> (hidden)</span>}
        </h3>
        <span className="flex">
          <MoveLineButtons name={title} first={first} last={last} onMove={onMove} />
          <IconButton
            icon={service.hidden ? EyeOff : Eye}
            label={service.hidden ? `Show ${title}` : `Hide ${title}`}
            onClick={() => onChange({ ...service, hidden: !service.hidden })}
          />
          <IconButton
            icon={Pencil}
            label={`Edit ${title}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
        </span>
      </div>
      {open && <ServiceWords original={original} service={service} title={title} onChange={onChange} />}
    </li>
  );
}

type ServiceWordsProps = Pick<ServiceRowProps, "original" | "service" | "onChange"> & { title: string };

function ServiceWords({ original, service, title, onChange }: ServiceWordsProps) {
  const isOwn = service.title !== "" || service.description !== "" || service.imageUrl !== null;
  return (
    <fieldset className="grid gap-4 py-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <legend className="sr-only">{title}</legend>
      <div className="flex flex-col gap-2">
        <CardPicture
          own={service.imageUrl}
          picture={original.picture}
          alt={service.imageUrl ? `Your picture for ${title}` : original.pictureText}
          className="aspect-photo"
        />
        <PictureChoice of={title} onChoose={(imageUrl) => onChange({ ...service, imageUrl })} />
      </div>
      <div className="flex flex-col gap-4">
        <Field label="Title">
          {(control) => (
            <Input
              {...control}
              placeholder={original.title}
              maxLength={serviceLine.title.maxLength}
              value={service.title}
              onChange={({ target }) => onChange({ ...service, title: target.value })}
            />
          )}
        </Field>
        <Field label="Text">
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              placeholder={original.description}
              maxLength={serviceLine.description.maxLength}
              value={service.description}
              onChange={({ target }) => onChange({ ...service, description: target.value })}
            />
          )}
        </Field>
        {isOwn && (
          <Button
            size="small"
            variant="ghost"
            className="self-start"
            aria-label={`Reset to the original: ${title}`}
            onClick={() => onChange({ ...service, title: "", description: "", imageUrl: null })}
          >
            Reset to the original
          </Button>
        )}
      </div>
    </fieldset>
  );
}
