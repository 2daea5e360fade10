import { useEffect, useRef } from "react";
import { forgetAnswer, readAnswer, storeAnswer } from "@/shared/admin/drafts/step-answers";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { Loaded } from "@/shared/admin/loaded";
import { StepFrame, type StepPlace } from "@/shared/admin/step-frame";
import type { Look } from "./look-form";
import { AccentSection } from "./sections/accent-section";
import { LogoSection } from "./sections/logo-section";
import { useLook, useLookForm } from "./use-look-form";

const STEP = "look";

/** Ask for logo and colour in the first run. */
export function LookStep(place: StepPlace) {
  return (
    <Loaded query={useLook()} failure="The look could not be read.">
      {(saved) => <LookQuestion saved={saved} {...place} />}
    </Loaded>
  );
}

function LookQuestion({ saved, onNext, ...place }: StepPlace & { saved: Look }) {
  const form = useRef<HTMLFormElement>(null);
  const { fields, changed, saving, save, typed } = useLookForm(saved, readAnswer<Look>(STEP));
  useEffect(() => storeAnswer(STEP, typed()));
  const skip = () => {
    forgetAnswer(STEP);
    onNext();
  };
  return (
    <StepFrame
      {...place}
      form={form}
      title="Logo and colour"
      lead="Texts and pictures of the home page follow later, under Website, Look."
      onSubmit={() => (changed > 0 ? save().then(skip, () => focusFirstWrong(form.current)) : skip())}
      onSkip={skip}
      pending={saving}
    >
      <div>
        <LogoSection fields={fields} />
        <AccentSection fields={fields} />
      </div>
    </StepFrame>
  );
}
