import { ArrowLeft, ArrowRight, Grid3x3, Trash2 } from "lucide-react";
import { useState } from "react";
import { moved } from "@/shared/admin/table/move-buttons";
import { jobPhotoChange } from "@/shared/api/fields/admin-fields";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Select } from "@/shared/ui/forms/select";
import { IconButton } from "@/shared/ui/icon-button";
import { Input } from "@/shared/ui/input";
import {
  type JobPhoto,
  STAGES,
  type Stage,
  useChangePhoto,
  useOrderPhotos,
  useRemovePhoto,
} from "./use-job-photos";

interface PhotoCardProps {
  jobId: string;
  photo: JobPhoto;
  /** The photo's name, such as "Photo 2". */
  name: string;
  /** All the ids in their present order. */
  ids: string[];
  onBlur: () => void;
}

/** Show a photo of a job with its stage, its note, and who sees it. */
export function PhotoCard({ jobId, photo, name, ids, onBlur }: PhotoCardProps) {
  const change = useChangePhoto(jobId, photo);
  const [stage, setStage] = useShown(photo.stage ?? "other");
  const [isPublic, setPublic] = useShown(photo.isPublic);
  const chooseStage = (chosen: Stage) => {
    setStage(chosen);
    change.mutate({ stage: chosen }, { onError: () => setStage(stage) });
  };
  const show = (shown: boolean) => {
    setPublic(shown);
    change.mutate({ isPublic: shown }, { onError: () => setPublic(isPublic) });
  };
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-card border border-line p-2">
      <a href={photo.url} target="_blank" rel="noreferrer" className="block bg-raised">
        <img
          src={photo.smallUrl}
          alt={photo.note || name}
          loading="lazy"
          className="aspect-4/3 w-full object-cover"
        />
      </a>
      <Select
        aria-label={`Stage of ${name}`}
        value={stage}
        onChange={({ target }) => chooseStage(target.value as Stage)}
      >
        {Object.entries(STAGES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <NoteField photo={photo} name={name} onSave={(note) => change.mutate({ note })} />
      <Checkbox
        label="Show to the customer"
        checked={isPublic}
        onChange={({ target }) => show(target.checked)}
      />
      <PhotoTools jobId={jobId} photo={photo} name={name} ids={ids} onBlur={onBlur} />
    </li>
  );
}

/** Return a value that is shown at once, and follows the server's when that changes. */
function useShown<T>(value: T) {
  const [known, setKnown] = useState(value);
  const [shown, setShown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setShown(value);
  }
  return [shown, setShown] as const;
}

function PhotoTools({ jobId, photo, name, ids, onBlur }: PhotoCardProps) {
  const order = useOrderPhotos(jobId);
  const remove = useRemovePhoto(jobId);
  const move = (step: -1 | 1) => order.mutate(moved(ids, photo.id, step));
  return (
    <div className="mt-auto flex justify-between">
      {ids.length > 1 && (
        <>
          <IconButton
            icon={ArrowLeft}
            label={`Move ${name} forward`}
            held={order.isPending || ids[0] === photo.id}
            onClick={() => move(-1)}
          />
          <IconButton
            icon={ArrowRight}
            label={`Move ${name} back`}
            held={order.isPending || ids.at(-1) === photo.id}
            onClick={() => move(1)}
          />
        </>
      )}
      <IconButton icon={Grid3x3} label={`Blur a part of ${name}`} onClick={onBlur} />
      <IconButton
        icon={Trash2}
        label={`Delete ${name}`}
        held={remove.isPending}
        onClick={() => remove.mutate(photo)}
      />
    </div>
  );
}

interface NoteFieldProps {
  photo: JobPhoto;
  name: string;
  onSave: (note: string) => void;
}

/** Edit the note. It is saved on Enter and when the field is left. */
function NoteField({ photo, name, onSave }: NoteFieldProps) {
  const [note, setNote] = useShown(photo.note);
  const save = () => note.trim() !== photo.note && onSave(note);
  return (
    <Input
      aria-label={`Note on ${name}`}
      placeholder="Note"
      value={note}
      maxLength={jobPhotoChange.note.maxLength}
      autoComplete="off"
      onChange={({ target }) => setNote(target.value)}
      onBlur={save}
      onKeyDown={({ key }) => key === "Enter" && save()}
    />
  );
}
