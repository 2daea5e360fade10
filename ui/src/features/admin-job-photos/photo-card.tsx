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
  /** "Photo 2". */
  name: string;
  /** All the ids in their present order. */
  ids: string[];
  onBlur: () => void;
}

/** A photo of a job with its stage, its note, and who sees it. */
export function PhotoCard({ jobId, photo, name, ids, onBlur }: PhotoCardProps) {
  const change = useChangePhoto(jobId, photo);
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
        value={photo.stage ?? "other"}
        onChange={({ target }) => change.mutate({ stage: target.value as Stage })}
      >
        {Object.entries(STAGES).map(([stage, label]) => (
          <option key={stage} value={stage}>
            {label}
          </option>
        ))}
      </Select>
      <NoteField key={photo.note} photo={photo} name={name} onSave={(note) => change.mutate({ note })} />
      <Checkbox
        label="Show to the customer"
        checked={change.isPending ? (change.variables.isPublic ?? photo.isPublic) : photo.isPublic}
        onChange={({ target }) => change.mutate({ isPublic: target.checked })}
      />
      <PhotoTools jobId={jobId} photo={photo} name={name} ids={ids} onBlur={onBlur} />
    </li>
  );
}

function PhotoTools({ jobId, photo, name, ids, onBlur }: PhotoCardProps) {
  const order = useOrderPhotos(jobId);
  const remove = useRemovePhoto(jobId);
  const move = (step: -1 | 1) => order.mutate(moved(ids, photo.id, step));
  return (
    <div className="mt-auto flex justify-between">
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

/** The note, saved when it is left or by Enter. */
function NoteField({ photo, name, onSave }: NoteFieldProps) {
  const [note, setNote] = useState(photo.note);
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
