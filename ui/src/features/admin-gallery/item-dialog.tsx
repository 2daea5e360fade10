import { DialogForm, FormDialog } from "@/shared/admin/forms/form-dialog";
import { useTyped } from "@/shared/admin/forms/use-field-errors";
import { WorkWords } from "@/shared/admin/forms/work-words";
import { galleryItemChange } from "@/shared/api/fields/admin-fields";
import { PicturePair } from "./picture-pair";
import { type GalleryItem, type ItemFields, useSaveItem } from "./use-gallery";

/** What is edited: an item, a card of the home page that is the site's own, or new work (neither). */
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

/** Show the form of an item. Each item that is edited has a new one. */
export function ItemDialog({ edited: { item, slot }, onClose }: { edited: Edited; onClose: () => void }) {
  const { typed, change, errors, take } = useTyped(item ? fieldsOf(item) : BLANK);
  const save = useSaveItem();
  const title = slot ? `Card ${slot} of the home page` : item ? `Edit ${item.title}` : "Add gallery item";
  return (
    <FormDialog open onClose={onClose} title={title} className="md:max-w-[44rem]">
      <DialogForm
        label={title}
        className="grid gap-4 sm:grid-cols-2"
        onSave={() =>
          save.mutateAsync({ id: item?.id, slot: slot as "1" | undefined, fields: typed }).catch(take)
        }
        saveLabel="Save"
      >
        <PicturePair fields={typed} errors={errors} onChange={change} />
        <WorkWords
          words={typed}
          limits={galleryItemChange}
          errors={errors}
          isTitleOptional={slot !== undefined}
          rows={3}
          onChange={change}
        />
      </DialogForm>
    </FormDialog>
  );
}

function fieldsOf({ title, service, vehicle, text, beforeImage, afterImage }: GalleryItem): ItemFields {
  return { title, service, vehicle, text, beforeImage, afterImage };
}
