import { StepFrame } from "@/shared/admin/step-frame";
import { useOpenFolder, useSwitchAutostart } from "@/shared/admin/use-this-pc";
import { Button } from "@/shared/ui/button";
import { CopyButton } from "@/shared/ui/controls/copy-button";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Link } from "@/shared/ui/link";
import type { StepProps } from "./step-props";

export function DataStep(props: StepProps) {
  const { dataFolder, canOpen } = props.pc;
  const open = useOpenFolder();
  return (
    <StepFrame
      {...props}
      title="Where your data is"
      lead="Products, orders, pictures and backups are all in this one folder on this PC, and nowhere else."
      onSubmit={props.onNext}
      submitLabel="Go to the back office"
    >
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 break-all rounded-control border border-line px-3 py-2">{dataFolder}</code>
        {canOpen && (
          <Button size="small" pending={open.isPending} pendingLabel="Opening…" onClick={() => open.mutate()}>
            Open
          </Button>
        )}
        <CopyButton text={dataFolder} label="Copy the folder's path" />
      </div>
      <p className="text-muted">
        A backup is made every day. Choose a USB stick for a second copy under{" "}
        <Link to="/admin/backups" className="underline underline-offset-4">
          Backups
        </Link>
        , and go online under{" "}
        <Link to="/admin/online" className="underline underline-offset-4">
          Online
        </Link>
        .
      </p>
      {props.pc.autostartPossible && <StartChoice isOn={props.pc.autostart} />}
    </StepFrame>
  );
}

/** Choose whether the program starts when its owner signs in. It does not until the owner says so. */
function StartChoice({ isOn }: { isOn: boolean }) {
  const { mutate, isPending } = useSwitchAutostart();
  return (
    <div>
      <Checkbox
        label="Start Pitlane when I sign in to this PC"
        checked={isOn}
        // It is not disabled meanwhile, because it would lose the focus.
        onChange={({ target }) => isPending || mutate(target.checked)}
      />
      <p className="text-muted">Customers can order only while Pitlane runs.</p>
    </div>
  );
}
