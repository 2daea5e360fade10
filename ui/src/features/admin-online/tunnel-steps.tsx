import { CloudflareAddress } from "./cloudflare-address";
import { ProgramFound } from "./program-found";
import { OutsideLink, Step, Steps } from "./steps";
import { TunnelRun } from "./tunnel-run";
import type { Online, TunnelKind } from "./use-online";

/** Show how to get the program, sign in to it, and start it. */
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

/** Show what the provider requires once before its program may make the shop public. */
function AccountStep({ kind }: { kind: "tailscale" | "ngrok" }) {
  if (kind === "tailscale") {
    return (
      <p>
        Open Tailscale on this PC and sign in. The first start may ask you to switch Funnel on for your
        account: the link is then shown below.
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
