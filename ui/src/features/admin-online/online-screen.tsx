import { useState } from "react";
import { FormSection } from "@/shared/admin/forms/form-section";
import { tellFailure } from "@/shared/admin/tell-failure";
import { Button } from "@/shared/ui/button";
import { AddressSection } from "./address-section";
import { RouterSteps } from "./router-steps";
import { ThisPcSection } from "./this-pc-section";
import { TunnelSteps } from "./tunnel-steps";
import { isTunnel, type Kind, type Online, useOnlineAct, useSaveOnline } from "./use-online";
import { WayCards } from "./way-cards";
import { WAYS } from "./ways";

/** Show the shop's reachability, the ways online, and the chosen one's steps. */
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
      <OldPortNote note={online.door.oldPortNote} />
      <ListenerNote online={online} />
      {online.publicUrl && <AddressSection online={online} />}
      <FormSection
        id="ways"
        title="How customers reach the shop"
        description={
          online.tunnel.on
            ? "Stop the tunnel to choose another way."
            : "The shop runs on this PC. Choose how customers reach it from the internet."
        }
      >
        <WayCards value={kind} chosen={online.kind} disabled={online.tunnel.on} onChange={setPicked} />
      </FormSection>
      <FormSection id="steps" title={WAYS[kind].label} description="Step by step.">
        {isTunnel(kind) && <TunnelSteps key={kind} kind={kind} online={online} />}
        {kind === "router" && <RouterSteps online={online} />}
        {kind === "none" && <StayHere online={online} />}
      </FormSection>
      {online.atDesk && <ThisPcSection />}
    </div>
  );
}

/** Say that the shop answers on another port than the one that customers are led to. */
function OldPortNote({ note }: { note: string | null }) {
  const confirm = useOnlineAct("port", "Failed to save the change");
  if (note === null) return null;
  return (
    <div className="mb-6 flex max-w-measure flex-col items-start gap-3 border-warn border-l-2 bg-surface p-4">
      <p role="status">
        <strong>The shop has moved to another port.</strong> {note}
      </p>
      <Button
        size="small"
        pending={confirm.isPending}
        pendingLabel="Saving…"
        onClick={() => confirm.mutate()}
      >
        I have changed it there
      </Button>
    </div>
  );
}

/** Say that the back office will not be served by the public listener once the shop has a public address. */
function ListenerNote({ online: { atDesk, deskUrl } }: { online: Online }) {
  if (atDesk || !deskUrl) return null;
  return (
    <p className="mb-6 max-w-measure border-control border-l-2 bg-surface p-4">
      You opened the back office at the customers' address. Once the shop has a public address, it may no
      longer be available here. On the shop's PC it is always at{" "}
      <a href={`${deskUrl}/admin/online`} className="break-all underline underline-offset-4">
        {deskUrl}/admin
      </a>
      .
    </p>
  );
}

/** Leave the shop to this PC alone. */
function StayHere({ online: { kind, door } }: { online: Online }) {
  const save = useSaveOnline();
  if (kind === "none" || kind === null) {
    return (
      <p className="max-w-measure">
        Only this PC can see the shop. Choose one of the options above to put it online.
      </p>
    );
  }
  return (
    <div className="flex max-w-measure flex-col items-start gap-3">
      <p>
        The shop then no longer trusts any tunnel.
        {door.openToNetwork && " It closes its port to your network at the next start."}
      </p>
      <Button
        pending={save.isPending}
        pendingLabel="Saving…"
        onClick={() => save.mutate({ tunnel: "none" }, { onError: tellFailure("Failed to save the choice") })}
      >
        Keep the shop on this PC only
      </Button>
    </div>
  );
}
