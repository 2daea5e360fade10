import { type FormEvent, useState } from "react";
import type { Service as Original } from "@/content/home/services";
import { LongTextInput, TextInput } from "@/shared/admin/forms/inputs";
import { CardPicture, PictureChoice } from "@/shared/admin/upload/card-picture";
import { serviceLine } from "@/shared/api/fields/admin-fields";
import { Button } from "@/shared/ui/button";
import type { WebsiteService } from "./use-website-services";

interface WebsiteWordsProps {
  original: Original;
  service: WebsiteService;
  onSave: (service: WebsiteService) => Promise<unknown>;
  onClose: () => void;
}

/** Edit title, text and picture of a service. Where one is blank, the site's own is shown. */
export function WebsiteWords({ original, service, onSave, onClose }: WebsiteWordsProps) {
  const [words, setWords] = useState(service);
  const [saving, setSaving] = useState(false);
  const title = service.title || original.title;
  const isOwn = words.title !== "" || words.description !== "" || words.imageUrl !== null;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    // A refusal was shown, and what is typed is not lost.
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
        <TextInput
          label="Title"
          placeholder={original.title}
          maxLength={serviceLine.title.maxLength}
          value={words.title}
          onValue={(title) => setWords({ ...words, title })}
        />
        <LongTextInput
          label="Text"
          rows={3}
          placeholder={original.description}
          maxLength={serviceLine.description.maxLength}
          value={words.description}
          onValue={(description) => setWords({ ...words, description })}
        />
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
