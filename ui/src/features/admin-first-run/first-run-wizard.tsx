import { useState } from "react";
import { type ThisPc, useSwitchAutostart } from "@/shared/admin/use-this-pc";
import { useStepFocus } from "@/shared/lib/use-step-focus";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { BusinessStep } from "./business-step";
import { CatalogueStep } from "./catalogue-step";
import { DataStep } from "./data-step";
import { OnlineStep } from "./online-step";
import { StepFrame, type StepProps } from "./step-frame";
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

const STEPS = {
  business: BusinessStep,
  start: StartStep,
  online: OnlineStep,
  catalogue: CatalogueStep,
  data: DataStep,
};

interface FirstRunWizardProps {
  firstRun: FirstRun;
  pc: ThisPc;
  onDone: () => void;
}

/** One decision a step. Each is kept when it is made, so that the owner may leave and go on later. */
export function FirstRunWizard({ firstRun, pc, onDone }: FirstRunWizardProps) {
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
  const Present = STEPS[step];
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
