import type { ReactNode } from "react";
import { FormSection } from "@/shared/admin/forms/form-section";
import { Loaded } from "@/shared/admin/loaded";
import { type ThisPc, useSwitchAutostart, useThisPc } from "@/shared/admin/use-this-pc";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { SignInWays } from "./sign-in-ways";

/** Show what may end the shop on this PC without anybody wanting it, and what to do about it. */
export function ThisPcSection() {
  return (
    <FormSection
      id="this-pc"
      title="This PC keeps the shop open"
      description="Things that could close the shop without you noticing."
    >
      <Loaded query={useThisPc()} failure="This PC did not answer.">
        {(pc) => (
          <div className="flex max-w-measure flex-col gap-6">
            {pc.needsSignIn && <SignIn pc={pc} />}
            <Sleep pc={pc} />
            <Part title="A power cut">
              <p>
                No order is lost. To make the PC switch itself on again, set “Restore on AC power loss” to
                “On” in its BIOS; its maker's manual says how.
              </p>
            </Part>
          </div>
        )}
      </Loaded>
    </FormSection>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="font-sans font-semibold text-small">{title}</h3>
      {children}
    </section>
  );
}

function SignIn({ pc }: { pc: ThisPc }) {
  const { mutate, isPending } = useSwitchAutostart();
  return (
    <Part title="A restart">
      <p>
        After a restart, for example after a system update, customers cannot look around or order until
        someone signs in to this PC.
      </p>
      {pc.autostartPossible && (
        <Checkbox
          label="Start Pitlane when I sign in"
          checked={pc.autostart}
          // It is not disabled meanwhile, because it would lose the focus.
          onChange={({ target }) => isPending || mutate(target.checked)}
        />
      )}
      <SignInWays pc={pc} />
    </Part>
  );
}

const NOW: Record<NonNullable<ThisPc["power"]>, string> = {
  mains: "",
  plugged: "It is plugged in. ",
  battery: "It is running on its battery: plug it in. ",
};

const LID: Record<ThisPc["system"], string> = {
  windows:
    "In Control Panel under “Power Options”, “Choose what closing the lid does”: choose “Do nothing” for “Plugged in”. Under “Change plan settings”, “Advanced”, set “Hibernate after” to “Never”.",
  macos: "A MacBook sleeps with its lid closed unless a screen is connected: leave it open.",
  linux: "In the system settings under “Power”, let closing the lid do nothing, and turn off suspend.",
};

function Sleep({ pc }: { pc: ThisPc }) {
  const isLaptop = pc.power !== "mains";
  return (
    <Part title={isLaptop ? "Lid, battery and hibernation" : "Sleep and hibernation"}>
      <p>
        {pc.awake === false
          ? "This PC may go to sleep, and the shop with it. "
          : "While the shop is open, the PC is kept awake. "}
        {isLaptop
          ? "A closed lid, an empty battery, and “Sleep” or “Hibernate” in its menu still close the shop. "
          : "“Sleep” or “Hibernate” in its menu still closes the shop. "}
        {pc.power && NOW[pc.power]}
      </p>
      {(isLaptop || pc.awake === false) && <p>{LID[pc.system]}</p>}
    </Part>
  );
}
