import { type FormEvent, useRef, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { TextInput } from "@/shared/admin/forms/inputs";
import { fieldMessages } from "@/shared/api/api-error";
import { Button } from "@/shared/ui/button";
import { useChooseSource } from "./use-updates";

/** Take the place to look in. `suggested` is where this very program was published, if its build knows. */
export function SourceForm({ source, suggested }: { source: string; suggested: string | null }) {
  const [typed, setTyped] = useState(source || (suggested ?? ""));
  const form = useRef<HTMLFormElement>(null);
  const choose = useChooseSource();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose.mutate(typed.trim(), { onError: () => focusFirstWrong(form.current) });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex max-w-measure flex-col gap-3">
      <TextInput
        label="Address or folder"
        optional
        hint="Where you get Pitlane from: an address that begins with https://, or a folder such as E:\Pitlane. Pitlane reads one small file there once a day. Leave it blank to stop checking."
        error={fieldMessages(choose.error).source}
        name="source"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onValue={setTyped}
      />
      {suggested && !source && (
        <p>
          Your Pitlane was published at this address. Press “Use this address” to be told about newer
          versions.
        </p>
      )}
      <p className="text-muted">
        Only use an address you trust: a program from there can replace the one that runs this shop. Nothing
        is installed unless you click.
      </p>
      <div>
        <Button type="submit" size="small" pending={choose.isPending} pendingLabel="Checking…">
          {typed.trim() ? "Use this address" : "Stop checking"}
        </Button>
      </div>
    </form>
  );
}
