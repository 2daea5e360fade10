import { type FormEvent, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { useFieldErrors } from "@/shared/admin/forms/use-field-errors";
import { galleryItemChange } from "@/shared/api/fields/admin-fields";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { Field } from "@/shared/ui/forms/field";
import { Textarea } from "@/shared/ui/forms/textarea";
import { Input } from "@/shared/ui/input";
import { PicturePair } from "./picture-pair";
import { type GalleryItem, type ItemFields, useSaveItem } from "./use-gallery";

/** The thing that is edited: an item, a card of the home page as it came, or new work (neither). */
export interface Edited {
  item?: GalleryItem | undefined;
  slot?: string | undefined;
}

const BLANK: ItemFields = {
  title: "",
  service: "",
  vehicle: "",
  text: "",
  beforeImage: null,
  afterImage: null,
};

/** The form of an item, mounted anew for each that is edited. */
export function ItemDialog({ edited: { item, slot }, onClose }: { edited: Edited; onClose: () => void }) {
  const [fields, setFields] = useState<ItemFields>(item ? fieldsOf(item) : BLANK);
  const { errors, take, drop } = useFieldErrors();
  const save = useSaveItem();
  const change = (changes: Partial<ItemFields>) => {
    setFields((before) => ({ ...before, ...changes }));
    drop(changes);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      await save.mutateAsync({ id: item?.id, slot: slot as "1" | undefined, fields }).catch(take);
      onClose();
    } catch {
      focusFirstWrong(form);
    }
  };
  const title = slot ? `Card ${slot} of the home page` : item ? `Edit ${item.title}` : "Add gallery item";
  return (
    <Dialog open onClose={onClose} title={title} busy={save.isPending} className="md:max-w-[44rem]">
      <form noValidate onSubmit={send} aria-label={title} className="grid gap-4 sm:grid-cols-2">
        <PicturePair fields={fields} errors={errors} onChange={change} />
        <WordFields fields={fields} errors={errors} isCard={slot !== undefined} onChange={change} />
        <div className="dialog-buttons sm:col-span-2">
          <Button disabled={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={save.isPending} pendingLabel="Saving…">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface WordFieldsProps {
  fields: ItemFields;
  errors: Record<string, string>;
  isCard: boolean;
  onChange: (changes: Partial<ItemFields>) => void;
}

function WordFields({ fields, errors, isCard, onChange }: WordFieldsProps) {
  const line = (name: "title" | "service" | "vehicle", label: string, optional = true, className = "") => (
    <Field label={label} optional={optional} error={errors[name]} className={className}>
      {(control) => (
        <Input
          {...control}
          value={fields[name]}
          maxLength={galleryItemChange[name].maxLength}
          autoComplete="off"
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      {line("title", "Title", isCard, "sm:col-span-2")}
      {line("service", "Service")}
      {line("vehicle", "Vehicle")}
      <Field label="Text" optional error={errors.text} className="sm:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={fields.text}
            maxLength={galleryItemChange.text.maxLength}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        )}
      </Field>
    </>
  );
}

function fieldsOf({ title, service, vehicle, text, beforeImage, afterImage }: GalleryItem): ItemFields {
  return { title, service, vehicle, text, beforeImage, afterImage };
}
