import { AccountStep } from "./account-step";
import { CloudflareAddress } from "./cloudflare-address";
import type { Online, TunnelKind } from "./online-types";
import { ProgramFound } from "./program-found";
import { Step, Steps } from "./steps";
import { TunnelRun } from "./tunnel-run";

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
