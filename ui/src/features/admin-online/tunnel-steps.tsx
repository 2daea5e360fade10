import { CircleCheck, CircleDashed } from "lucide-react";
import { Icon } from "@/shared/ui/icon";
import { CloudflareAddress } from "./cloudflare-address";
import { OutsideLink, Step, Steps } from "./steps";
import { TunnelRun } from "./tunnel-run";
import type { Online, TunnelKind } from "./use-online";
import { SOURCES } from "./ways";

/** Get the program, tell it who you are, start it. */
export function TunnelSteps({ kind, online }: { kind: TunnelKind; online: Online }) {
  const program = online.programs.find((each) => each.kind === kind);
  if (!program) return null;
  return (
    <Steps>
      <Step number={1} title={`Get ${program.name}`}>
        <ProgramFound program={program} />
      </Step>
      {kind === "cloudflare" ? (
        <Step number={2} title="Choose the address">
          <CloudflareAddress online={online} />
        </Step>
      ) : (
        <Step number={2} title="Sign in once">
          <AccountStep kind={kind} />
        </Step>
      )}
      <Step number={3} title="Go online">
        <TunnelRun program={program} online={online} />
      </Step>
    </Steps>
  );
}

/** The provider's one-time requirement before its program may make the shop public. */
function AccountStep({ kind }: { kind: "tailscale" | "ngrok" }) {
  if (kind === "tailscale") {
    return (
      <p>
        Open Tailscale on this PC and sign in. The first start may ask you to switch Funnel on for your
        account: the page for that is then named below.
      </p>
    );
  }
  return (
    <p>
      Make an account at{" "}
      <OutsideLink to="https://dashboard.ngrok.com/get-started/your-authtoken">ngrok.com</OutsideLink>, and
      run the line that it shows you once on this PC. It begins with{" "}
      <code className="break-words">ngrok config add-authtoken</code>.
    </p>
  );
}

/** The program's path on this PC, or its download link; updated by itself after the installation. */
function ProgramFound({ program: { kind, name, path } }: { program: Online["programs"][number] }) {
  return (
    <div role="status" className="flex gap-2">
      <Icon of={path ? CircleCheck : CircleDashed} className={path ? "text-ok" : "text-warn"} />
      {path ? (
        <p className="min-w-0">
          It is on this PC: <span className="break-all text-muted">{path}</span>
        </p>
      ) : (
        <p>
          It was not found on this PC. <OutsideLink to={SOURCES[kind]}>Get {name} from its maker</OutsideLink>
          , install it, and come back: it is found by itself.
        </p>
      )}
    </div>
  );
}
