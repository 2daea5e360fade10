import { type FormEvent, useRef, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { TextInput } from "@/shared/admin/forms/inputs";
import { fieldMessages } from "@/shared/api/api-error";
import { Button } from "@/shared/ui/button";
import { useChooseFolder } from "./use-second-folder";

interface FolderFormProps {
  path: string;
  /** The drives that are plugged in. */
  drives: string[];
}

export function FolderForm({ path, drives }: FolderFormProps) {
  const [typed, setTyped] = useState(path);
  const form = useRef<HTMLFormElement>(null);
  const choose = useChooseFolder();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose.mutate(typed.trim(), { onError: () => focusFirstWrong(form.current) });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextInput
        label="Folder"
        hint="The full path, such as E:\Backups or /media/usb/backups. Leave it blank to copy nothing."
        error={fieldMessages(choose.error).path}
        name="path"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onValue={setTyped}
      />
      {drives.length > 0 && (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="mb-1 text-muted text-small">Drives on this computer</legend>
          {drives.map((drive) => (
            <Button
              key={drive}
              size="small"
              className="max-w-full wrap-anywhere"
              onClick={() => setTyped(drive)}
            >
              {drive}
            </Button>
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" pending={choose.isPending} pendingLabel="Checking…">
          Use this folder
        </Button>
      </div>
    </form>
  );
}
