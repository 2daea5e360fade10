import type { RefObject } from "react";
import { SelectInput } from "@/shared/admin/forms/inputs";
import { Link } from "@/shared/ui/link";
import { fillFields } from "../fill-fields";
import { type Template, useTemplates } from "../templates/use-templates";
import type { ReplyDraft } from "./reply-draft";
import type { Thread } from "./use-thread";

interface TemplateChoiceProps {
  thread: Thread;
  reply: ReplyDraft;
  onChange: (changes: Partial<ReplyDraft>) => void;
  text: RefObject<HTMLTextAreaElement | null>;
}

/** Fill the answer in from a template, below what is written already and with its first blank selected. */
export function TemplateChoice({ thread, reply, onChange, text }: TemplateChoiceProps) {
  const templates = useTemplates().data?.templates ?? [];
  const isFirst = thread.replies.every(({ subject }) => subject === "");
  const fill = (template: Template) => {
    const filled = fillFields(template.body, thread.fields);
    const before = reply.body.trim() ? `${reply.body.trimEnd()}\n\n` : "";
    onChange({
      body: before + filled,
      // Later answers have the thread's subject, by which mail programs know it.
      ...(isFirst && { subject: fillFields(template.subject, thread.fields) }),
    });
    window.requestAnimationFrame(() => selectBlank(text.current, before.length));
  };
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
      <SelectInput
        label="Template"
        className="min-w-0 grow"
        value=""
        onValue={(value) => {
          const chosen = templates.find(({ id }) => id === value);
          if (chosen) fill(chosen);
        }}
      >
        <option value="">Use a template…</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectInput>
      <Link
        to="/admin/contact-messages/templates"
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        Edit templates
      </Link>
    </div>
  );
}

/** Select a place "[for the answer]" to type over. Without one the cursor is at the end of the text. */
function selectBlank(text: HTMLTextAreaElement | null, from: number): void {
  if (!text) return;
  const blank = /\[[^\]\n]+\]/.exec(text.value.slice(from));
  const start = blank ? from + blank.index : text.value.length;
  text.focus();
  text.setSelectionRange(start, start + (blank?.[0].length ?? 0));
}
