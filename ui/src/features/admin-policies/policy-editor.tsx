import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { isAlike } from "@/shared/admin/drafts/put-over";
import { useLatest } from "@/shared/admin/drafts/use-latest";
import { DayField } from "@/shared/admin/forms/day-field";
import { FIELD_WORDS } from "@/shared/admin/forms/field-words";
import { LongTextInput, TextInput } from "@/shared/admin/forms/inputs";
import { InsertFields } from "@/shared/admin/forms/insert-fields";
import { workshopToday } from "@/shared/admin/workshop-day";
import { fieldMessages } from "@/shared/api/api-error";
import { policyBody } from "@/shared/api/fields/admin-fields";
import { apiKey, reading } from "@/shared/api/query-client";
import { Button } from "@/shared/ui/button";
import type { PolicyText } from "./group-versions";
import { listGaps } from "./list-gaps";
import { type Starter, usePreview, usePublish } from "./use-policies";

const FIELDS = ["businessName", "address", "phone", "email", "vatNumber", "website"];

interface PolicyEditorProps {
  text: PolicyText;
  /** The text to begin with, where none was written yet. */
  starter: Starter | undefined;
  onDone: () => void;
}

/** Write the next version of a text, and show it as customers will see it. */
export function PolicyEditor({ text, starter, onDone }: PolicyEditorProps) {
  const [last] = text.versions;
  const [title, setTitle] = useState(text.title);
  const [slug, setSlug] = useState(text.slug);
  const [body, setBody] = useState(last?.body ?? starter?.body ?? "");
  const [day, setDay] = useState("");
  const publish = usePublish();
  const errors = fieldMessages(publish.error);
  const isOwn = text.kind === "custom";
  const typed = { title, slug, body, day };
  const latest = useLatest(typed);
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (written: string) => {
    const at = field.current?.selectionStart ?? body.length;
    setBody(`${body.slice(0, at)}${written}${body.slice(at)}`);
    field.current?.focus();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const named = isOwn ? { slug } : {};
    const sent = { kind: text.kind, title, body, ...named, validFrom: day || null };
    // What was written meanwhile is another version, and stays.
    publish.mutate(sent, { onSuccess: () => isAlike(latest.current, typed) && onDone() });
  };
  return (
    <form
      onSubmit={send}
      noValidate
      aria-label={text.title || "A text of your own"}
      className="flex flex-col gap-5"
    >
      <div className="grid gap-5 md:grid-cols-2">
        <TextInput
          label="Title"
          error={errors.title}
          value={title}
          maxLength={policyBody.title.maxLength}
          onValue={setTitle}
        />
        {isOwn && text.versions.length === 0 && (
          <TextInput
            label="Address"
            hint="After /policies/, for example warranty"
            error={errors.slug}
            value={slug}
            onValue={setSlug}
          />
        )}
      </div>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        <div className="flex flex-col gap-3">
          <LongTextInput
            label="Text"
            hint="Start a line with ## for a heading or - for a list, and put ** around bold words. The fields below are filled in from the settings."
            error={errors.body}
            ref={field}
            rows={24}
            value={body}
            maxLength={policyBody.body.maxLength}
            onValue={setBody}
          />
          <InsertFields fields={FIELDS} onInsert={insert} />
        </div>
        <Preview body={body} />
      </div>
      <Gaps body={body} />
      <div className="flex flex-wrap items-center gap-3">
        <span className="font-semibold text-small">Valid from</span>
        <DayField
          label="Valid from: leave blank for today"
          day={day}
          min={workshopToday()}
          optional
          onChange={setDay}
        />
        <Button type="submit" variant="primary" pending={publish.isPending} pendingLabel="Publishing…">
          Publish
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
      {errors.validFrom && <p className="text-danger text-small">{errors.validFrom}</p>}
    </form>
  );
}

/** Say beside the button what is still to be done before customers may read the text. */
function Gaps({ body }: { body: string }) {
  const { data } = useQuery(reading(apiKey("/api/admin/settings")));
  const gaps = listGaps(body, data);
  if (gaps.length === 0) return null;
  return (
    <section aria-labelledby="gaps" className="border-warn border-l-2 py-2 pl-4">
      <h2 id="gaps" className="font-sans font-semibold text-small">
        Before you publish
      </h2>
      <ul className="mt-1 flex flex-col gap-1">
        {gaps.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
    </section>
  );
}

function Preview({ body }: { body: string }) {
  const { mutate, data, error, isPending } = usePreview();
  const wrong = fieldMessages(error).body;
  return (
    <section aria-labelledby="preview" className="flex min-w-0 flex-col items-start gap-3">
      <h2 id="preview" className="font-sans font-semibold text-small">
        As customers see it
      </h2>
      <Button size="small" pending={isPending} onClick={() => mutate(body)}>
        Show
      </Button>
      {wrong && (
        <p role="alert" className="text-danger">
          {wrong}
        </p>
      )}
      {data && data.blank.length > 0 && (
        <p className="text-warn">
          Blank in the settings: {data.blank.map((name) => FIELD_WORDS[name] ?? name).join(", ")}
        </p>
      )}
      {data && (
        // It is safe: the server makes it of Markdown, in which HTML is only text.
        <div
          className="guide-text w-full rounded-card border border-line bg-surface p-4 wrap-anywhere"
          dangerouslySetInnerHTML={{ __html: data.html }}
        />
      )}
    </section>
  );
}
