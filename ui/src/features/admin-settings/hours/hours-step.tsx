import { useEffect } from "react";
import { forgetAnswer, readAnswer, storeAnswer } from "@/shared/admin/drafts/step-answers";
import { Loaded } from "@/shared/admin/loaded";
import { StepFrame, type StepPlace } from "@/shared/admin/step-frame";
import type { AllSettings } from "../form/settings-form";
import { useAllSettings } from "../form/use-settings-form";
import type { Opening } from "./hour-lines";
import { OpeningFields } from "./opening-fields";
import { type Hours, useHours, useOpening } from "./use-opening";

const STEP = "hours";

/** Ask in the first run when the workshop is open. */
export function HoursStep(place: StepPlace) {
  const settings = useAllSettings();
  const opening = useOpening();
  return (
    <Loaded query={settings} failure="The settings could not be read.">
      {(saved) => (
        <Loaded query={opening} failure="The opening hours could not be loaded.">
          {(spans) => <HoursQuestion saved={saved} spans={spans} {...place} />}
        </Loaded>
      )}
    </Loaded>
  );
}

interface HoursQuestionProps extends StepPlace {
  saved: AllSettings;
  spans: Opening[];
}

function HoursQuestion({ saved, spans, onNext, ...place }: HoursQuestionProps) {
  const hours = useHours(spans, saved, readAnswer<Hours>(STEP));
  const { spans: typed, isOwn, lines } = hours;
  useEffect(() => storeAnswer(STEP, { spans: typed, isOwn, lines }), [typed, isOwn, lines]);
  const skip = () => {
    forgetAnswer(STEP);
    onNext();
  };
  return (
    <StepFrame
      {...place}
      title="When are you open?"
      lead="Customers read it beside the contact form and at the bottom of each page; the calendar uses it too."
      onSubmit={() =>
        hours.save().then(skip, () => {
          // The fields say why.
        })
      }
      onSkip={skip}
      pending={hours.saving}
    >
      <OpeningFields hours={hours} />
    </StepFrame>
  );
}
