import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { TextInput } from "@/shared/admin/forms/inputs";
import { productDocumentBody } from "@/shared/api/fields/admin-fields";
import { formatSize } from "@/shared/lib/file-size";
import { IconButton } from "@/shared/ui/icon-button";
import type { Document } from "./document-files";

interface DocumentRowProps {
  document: Document;
  place: number;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onName: (name: string) => void;
  onRemove: () => void;
}

/** Show a document with its name, which is saved when the field is left or by Enter. */
export function DocumentRow({ document, place, isLast, onMove, onName, onRemove }: DocumentRowProps) {
  const [name, setName] = useState(document.name);
  const row = useRef<HTMLLIElement>(null);
  const save = () => {
    const typed = name.trim();
    if (typed === "") setName(document.name);
    else if (typed !== document.name) onName(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter would save the whole form.
    event.preventDefault();
    save();
  };
  // The button that was pressed may be one that the new place does not have.
  const moved = useRef<1 | -1>(undefined);
  useEffect(() => {
    const buttons = [...(row.current?.querySelectorAll<HTMLButtonElement>("[data-move]:enabled") ?? [])];
    if (moved.current) (moved.current === -1 ? buttons[0] : buttons.at(-1))?.focus();
    moved.current = undefined;
  }, [place]);
  const move = (step: 1 | -1) => {
    moved.current = step;
    onMove(step);
  };
  return (
    <li ref={row} className="flex flex-wrap items-end gap-x-3 gap-y-1 border-line border-b pb-4">
      <div className="min-w-48 flex-1">
        <TextInput
          label="Name"
          value={name}
          maxLength={productDocumentBody.name.maxLength}
          onValue={setName}
          onBlur={save}
          onKeyDown={onKeyDown}
        />
      </div>
      <a href={document.url} download className="min-h-11 content-center text-muted text-small underline">
        PDF, {formatSize(document.size)}
      </a>
      <span className="flex">
        <IconButton
          icon={ArrowUp}
          label={`Move ${document.name} up`}
          data-move
          disabled={place === 0}
          className="disabled:invisible"
          onClick={() => move(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${document.name} down`}
          data-move
          disabled={isLast}
          className="disabled:invisible"
          onClick={() => move(1)}
        />
        <IconButton icon={Trash2} label={`Remove ${document.name}`} onClick={onRemove} />
      </span>
    </li>
  );
}
