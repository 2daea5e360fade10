import { useState } from "react";
import { FormSection } from "@/shared/admin/form-section";
import { AddressSection } from "./address-section";
import { ListenerNote } from "./listener-note";
import type { Kind, Online } from "./online-types";
import { isTunnel } from "./online-types";
import { RouterSteps } from "./router-steps";
import { StayHere } from "./stay-here";
import { TunnelSteps } from "./tunnel-steps";
import { WayCards } from "./way-cards";
import { WAYS } from "./ways";

/** Where the shop stands, then the ways to bring it online and the steps of the one looked at. */
export function OnlineScreen({ online }: { online: Online }) {
  const [picked, setPicked] = useState<Kind>();
  const kind = online.tunnel.on && online.kind ? online.kind : (picked ?? online.kind ?? "none");
  return (
    <div>
      {online.notice && (
        <p role="status" className="mb-6 max-w-measure border-warn border-l-2 bg-surface p-4">
          {online.notice}
        </p>
      )}
      <ListenerNote online={online} />
      {online.publicUrl && <AddressSection online={online} />}
      <FormSection
        id="ways"
        title="How customers reach the shop"
        description={
          online.tunnel.on
            ? "Stop the tunnel to choose another way."
            : "The shop runs on this PC. One of these ways leads to it from the internet."
        }
      >
        <WayCards value={kind} chosen={online.kind} disabled={online.tunnel.on} onChange={setPicked} />
      </FormSection>
      <FormSection id="steps" title={WAYS[kind].label} description="Step by step.">
        {isTunnel(kind) && <TunnelSteps key={kind} kind={kind} online={online} />}
        {kind === "router" && <RouterSteps online={online} />}
        {kind === "none" && <StayHere online={online} />}
      </FormSection>
    </div>
  );
}
