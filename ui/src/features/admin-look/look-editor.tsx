import { type FormEvent, useRef } from "react";
import { LeavingQuestion } from "@/shared/admin/drafts/leaving-question";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { SaveBar } from "@/shared/admin/forms/save-bar";
import type { Look } from "./look-form";
import { LookPreview } from "./look-preview";
import { AccentSection } from "./sections/accent-section";
import { LogoSection } from "./sections/logo-section";
import { AboutSection, HeroSection, LinesSection } from "./sections/text-sections";
import { useLookForm } from "./use-look-form";

/** Edit the look of the public pages in one form with one Save. */
export function LookEditor({ saved }: { saved: Look }) {
  const form = useRef<HTMLFormElement>(null);
  const { fields, base, changed, saving, save, discard, typed, takeNearest } = useLookForm(saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed > 0) save().catch(() => focusFirstWrong(form.current));
  };
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-2">
      <form ref={form} method="post" noValidate aria-label="Look" onSubmit={submit} className="min-w-0">
        <LogoSection fields={fields} />
        <AccentSection fields={fields} />
        <HeroSection fields={fields} />
        <AboutSection fields={fields} />
        <LinesSection fields={fields} />
        <SaveBar
          changed={changed}
          wrong={Object.keys(fields.errors).length}
          saving={saving}
          onDiscard={discard}
        />
        <LeavingQuestion unsaved={changed > 0} drafted={{ form: "Look", collect: typed }} />
      </form>
      <LookPreview form={fields.form} base={base} onRefused={takeNearest} />
    </div>
  );
}
