import { type FormEvent, useState } from "react";
import type { Service as Original } from "@/content/home/services";
import { CardPicture, PictureChoice } from "@/shared/admin/upload/card-picture";
import { serviceLine } from "@/shared/api/fields/admin-fields";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Textarea } from "@/shared/ui/forms/textarea";
import { Input } from "@/shared/ui/input";
import type { WebsiteService } from "./use-website-services";

interface WebsiteWordsProps {
  original: Original;
  service: WebsiteService;
  onSave: (service: WebsiteService) => Promise<unknown>;
  onClose: () => void;
}

/** Title, text and picture of a service; what is left blank is the site's own. */
export function WebsiteWords({ original, service, onSave, onClose }: WebsiteWordsProps) {
  const [words, setWords] = useState(service);
  const [saving, setSaving] = useState(false);
  const title = service.title || original.title;
  const isOwn = words.title !== "" || words.description !== "" || words.imageUrl !== null;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    // A refusal was told, and what is typed stays.
    await onSave({ ...service, ...words, hidden: service.hidden }).catch(() => setSaving(false));
  };
  return (
    <form
      noValidate
      onSubmit={send}
      aria-label={title}
      className="grid gap-4 py-4 sm:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <div className="flex flex-col gap-2">
        <CardPicture
          own={words.imageUrl}
          picture={original.picture}
          alt={words.imageUrl ? `Your picture for ${title}` : original.pictureText}
          className="aspect-photo"
        />
        <PictureChoice of={title} onChoose={(imageUrl) => setWords({ ...words, imageUrl })} />
      </div>
      <div className="flex flex-col gap-4">
        <Field label="Title">
          {(control) => (
            <Input
              {...control}
              placeholder={original.title}
              maxLength={serviceLine.title.maxLength}
              value={words.title}
              onChange={({ target }) => setWords({ ...words, title: target.value })}
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
              value={words.description}
              onChange={({ target }) => setWords({ ...words, description: target.value })}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" variant="primary" pending={saving} pendingLabel="Saving…">
            Save
          </Button>
          <Button size="small" disabled={saving} onClick={onClose}>
            Cancel
          </Button>
          {isOwn && (
            <Button
              size="small"
              variant="ghost"
              onClick={() => setWords({ ...words, title: "", description: "", imageUrl: null })}
            >
              Reset to the original
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
