import { Checkbox } from "@/shared/ui/checkbox";
import { StepFrame, type StepProps } from "./step-frame";
import { useSwitchAutostart } from "./use-first-run";

/** Off until the owner says otherwise. */
export function StartStep(props: StepProps) {
  const { mutate, isPending } = useSwitchAutostart();
  return (
    <StepFrame
      {...props}
      title="Start with this PC?"
      lead="Customers can order only while Pitlane runs. It can start by itself, without a window, when you sign in to this PC."
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
