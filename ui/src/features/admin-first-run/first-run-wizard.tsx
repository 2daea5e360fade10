import { type FunctionComponent, useState } from "react";
import type { StepPlace } from "@/shared/admin/step-frame";
import type { ThisPc } from "@/shared/admin/use-this-pc";
import { useStepFocus } from "@/shared/lib/use-step-focus";
import { CatalogueStep } from "./catalogue-step";
import { DataStep } from "./data-step";
import type { StepProps } from "./step-props";
import { STEPS } from "./steps";
import { type FirstRun, type Step, useNoteStep } from "./use-first-run";

const OWN = { catalogue: CatalogueStep, data: DataStep };

interface FirstRunWizardProps {
  firstRun: FirstRun;
  pc: ThisPc;
  /** The steps that ask for settings. */
  questions: Record<Exclude<Step, keyof typeof OWN>, FunctionComponent<StepPlace>>;
  onDone: () => void;
}

/**
 * Ask for one decision in each step. Each is stored when it is made, so that the owner may leave and continue
 * later.
 */
export function FirstRunWizard({ firstRun, pc, questions, onDone }: FirstRunWizardProps) {
  const [step, setStep] = useState(firstRun.step ?? STEPS[0]);
  const { mutate: note, mutateAsync: noteDone } = useNoteStep();
  const at = STEPS.indexOf(step);
  const before = STEPS[at - 1];
  const next = STEPS[at + 1];
  useStepFocus(step);
  const go = (to: Step) => {
    setStep(to);
    note(to);
  };
  const finish = () => noteDone("done").then(onDone, () => {});
  const Present: FunctionComponent<StepProps> = { ...OWN, ...questions }[step];
  return (
    <Present
      // The first password was step 1.
      number={at + 2}
      of={STEPS.length + 1}
      onBack={before && (() => go(before))}
      onNext={() => (next ? go(next) : finish())}
      firstRun={firstRun}
      pc={pc}
    />
  );
}
