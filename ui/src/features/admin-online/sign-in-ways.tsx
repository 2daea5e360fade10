import type { ReactNode } from "react";
import type { ThisPc } from "@/shared/admin/use-this-pc";
import { CopyButton } from "@/shared/ui/controls/copy-button";

/** Show two ways around the sign-in: the PC signs in by itself, or a task starts the shop before anybody does. */
export function SignInWays({ pc }: { pc: ThisPc }) {
  return (
    <>
      <Way title="Let the PC sign in automatically">
        <p>{SIGN_IN[pc.system]}</p>
        <p>
          Anyone who switches the PC on is then signed in: do this only where customers cannot get at the PC.
        </p>
      </Way>
      <Way title="Or start the shop as a task, before anybody signs in">
        <p>{TASK[pc.system]}</p>
        <Word label="Program" text={pc.taskProgram} />
        <Word label="Arguments" text={pc.taskArguments} />
        <p>Starting Pitlane then opens the back office in your browser. Leave the start at sign-in off.</p>
      </Way>
    </>
  );
}

const SIGN_IN: Record<ThisPc["system"], string> = {
  windows:
    "Press the Windows key and R, type “netplwiz”, press Enter. Untick “Users must enter a user name and password to use this computer” and enter the password once. If that tick is not there: Settings, “Accounts”, “Sign-in options”, switch off “only allow Windows Hello sign-in” first.",
  macos: "In System Settings, “Users & Groups”, choose “Automatically log in as”. FileVault must be off.",
  linux: "In the system settings under “Users”, turn on “Automatic Login”.",
};

const TASK: Record<ThisPc["system"], string> = {
  windows:
    "In “Task Scheduler” choose “Create Task”. General: “Run whether user is logged on or not”. Triggers: “At startup”. Actions: “Start a program”, as below. Conditions: untick “only if the computer is on AC power”. Settings: untick “Stop the task if it runs longer than”.",
  macos: "Create a launch daemon that runs this program for your account, as below.",
  linux:
    "Create a systemd service that runs this program for your account, as below, and allow it with “loginctl enable-linger”.",
};

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="w-full border-line border-t pt-3">
      <summary className="cursor-pointer font-semibold">{title}</summary>
      <div className="mt-3 flex flex-col items-start gap-3">{children}</div>
    </details>
  );
}

function Word({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex w-full flex-wrap items-center gap-3">
      <span className="w-24 text-muted">{label}</span>
      <code className="min-w-0 break-all rounded-control border border-line px-3 py-2">{text}</code>
      <CopyButton text={text} label={`Copy ${label.toLowerCase()}`} />
    </div>
  );
}
