import { type FormEvent, useState } from "react";
import { TextInput } from "@/shared/admin/forms/inputs";
import { UploadButton } from "@/shared/admin/upload/upload-button";
import { Button } from "@/shared/ui/button";
import { type NoticeFacts, useGiveNotice, useLinkNotice } from "./use-guarantee-notice";

/** Show the official notice on the legal guarantee. The owner uploads its file, and visitors see it unaltered. */
export function NoticePanel({ facts }: { facts: NoticeFacts }) {
  const give = useGiveNotice();
  const { notice, version, source, outdated } = facts;
  return (
    <section id="guarantee-notice" aria-labelledby="notice-title" className="panel">
      <div>
        <h2 id="notice-title" className="font-semibold text-body">
          Guarantee notice
        </h2>
        <p className="max-w-measure text-muted">
          The official notice of Regulation {version} on the legal guarantee is shown in the shop, on each
          product and at checkout. It may not be redrawn or changed: upload the Commission's own file in your
          customers' language, as PNG, JPEG or WebP up to 5 MB. The file is shown unchanged.{" "}
          <a href={source} target="_blank" rel="noreferrer" className="underline underline-offset-4">
            Read the regulation
          </a>
        </p>
      </div>
      {!notice && <p className="font-semibold text-danger">Missing: visitors do not see the notice.</p>}
      {outdated && <p className="font-semibold text-danger">This file is an older version.</p>}
      {notice && (
        <img
          src={notice.url}
          width={notice.width}
          height={notice.height}
          alt={notice.title}
          className="max-h-80 w-auto self-start border border-line"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <UploadButton
          size="small"
          fileLabel="Official file of the notice"
          label={notice ? "Replace the file" : "Upload the official file"}
          pending={give.isPending}
          onChoose={(file) => give.mutate(file)}
        />
        {notice && (
          <Button size="small" variant="ghost" onClick={() => give.mutate(undefined)}>
            Remove it
          </Button>
        )}
      </div>
      <NoticeLink key={facts.link} facts={facts} />
    </section>
  );
}

/** Edit the link beside the notice, as it is printed on it. */
function NoticeLink({ facts: { link, officialLink } }: { facts: NoticeFacts }) {
  const [typed, setTyped] = useState(link);
  const save = useLinkNotice();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(typed);
  };
  return (
    <form onSubmit={submit} className="flex max-w-form flex-wrap items-end gap-2">
      <TextInput
        label="Link on the notice"
        optional
        hint={`The link printed beside its QR code. Blank: ${officialLink}`}
        className="min-w-0 flex-1 basis-72"
        type="url"
        value={typed}
        onValue={setTyped}
      />
      <Button
        type="submit"
        size="small"
        pending={save.isPending}
        pendingLabel="Saving…"
        held={typed === link}
      >
        Save link
      </Button>
    </form>
  );
}
