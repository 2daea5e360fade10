import { type FunctionComponent, useRef } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { Loaded } from "@/shared/admin/loaded";
import { StepFrame, type StepPlace } from "@/shared/admin/step-frame";
import type { AllSettings } from "../form/settings-form";
import { type SettingsFields, useAllSettings } from "../form/use-settings-form";
import { type Question, useQuestion } from "./use-question";

interface AskedQuestion extends Question {
  title: string;
  lead: string;
  Fields: FunctionComponent<{ fields: SettingsFields; saved: AllSettings }>;
}

/** Return the step of the first run that asks a question. */
export function stepOf(question: AskedQuestion): FunctionComponent<StepPlace> {
  return function QuestionStep(place) {
    const settings = useAllSettings();
    return (
      <Loaded query={settings} failure="The settings could not be read.">
        {(saved) => <QuestionForm question={question} saved={saved} {...place} />}
      </Loaded>
    );
  };
}

interface QuestionFormProps extends StepPlace {
  question: AskedQuestion;
  saved: AllSettings;
}

function QuestionForm({ question, saved, onNext, ...place }: QuestionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { fields, saving, save, skip } = useQuestion(question, saved, onNext);
  const { title, lead, Fields } = question;
  return (
    <StepFrame
      {...place}
      form={form}
      title={title}
      lead={lead}
      onSubmit={() => save().catch(() => focusFirstWrong(form.current))}
      onSkip={skip}
      pending={saving}
    >
      <Fields fields={fields} saved={saved} />
    </StepFrame>
  );
}
