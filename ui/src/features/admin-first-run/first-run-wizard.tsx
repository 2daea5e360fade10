import { type FunctionComponent, useState } from "react";
import { StepFrame, type StepPlace } from "@/shared/admin/step-frame";
import { type ThisPc, useSwitchAutostart } from "@/shared/admin/use-this-pc";
import { useStepFocus } from "@/shared/lib/use-step-focus";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { CatalogueStep } from "./catalogue-step";
import { DataStep } from "./data-step";
import type { StepProps } from "./step-props";
import { stepAt, stepsOf } from "./steps";
import { type FirstRun, type Step, useNoteStep } from "./use-first-run";

/** Off until the owner says otherwise. */
function StartStep(props: StepProps) {
  const { mutate, isPending } = useSwitchAutostart();
  return (
    <StepFrame
      {...props}
      title="Start with this PC?"
      lead="Customers can order only while Pitlane runs. It can start by itself, without a window, when you sign in to this PC. Until then nothing is sold: “Online” says what to do about that."
      onSubmit={props.onNext}
      pending={isPending}
    >
      <Checkbox
        label="Start Pitlane when I sign in"
        checked={props.pc.autostart}
        // Not disabled meanwhile: that would take the focus away.
        onChange={({ target }) => isPending || mutate(target.checked)}
      />
    </StepFrame>
  );
}

const STEPS = { start: StartStep, catalogue: CatalogueStep, data: DataStep };

interface FirstRunWizardProps {
  firstRun: FirstRun;
  pc: ThisPc;
  /** The steps that ask for settings. */
  questions: Record<Exclude<Step, keyof typeof STEPS>, FunctionComponent<StepPlace>>;
  onDone: () => void;
}

/** One decision a step. Each is kept when it is made, so that the owner may leave and go on later. */
export function FirstRunWizard({ firstRun, pc, questions, onDone }: FirstRunWizardProps) {
  const steps = stepsOf(pc.autostartPossible);
  const [step, setStep] = useState(() => stepAt(steps, firstRun.step));
  const { mutate: note, mutateAsync: noteDone } = useNoteStep();
  const at = steps.indexOf(step);
  const before = steps[at - 1];
  const next = steps[at + 1];
  useStepFocus(step);
  const go = (to: Step) => {
    setStep(to);
    note(to);
  };
  const finish = () => noteDone("done").then(onDone, () => {});
  const Present: FunctionComponent<StepProps> = { ...STEPS, ...questions }[step];
  return (
    <Present
      // The first password was step 1.
      number={at + 2}
      of={steps.length + 1}
      onBack={before && (() => go(before))}
      onNext={() => (next ? go(next) : finish())}
      firstRun={firstRun}
      pc={pc}
    />
  );
}
