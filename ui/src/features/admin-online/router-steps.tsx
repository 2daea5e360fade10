import { type FormEvent, useState } from "react";
import { tellFailure } from "@/shared/admin/tell-failure";
import { fieldMessages } from "@/shared/api/api-error";
import { Button } from "@/shared/ui/button";
import { FirewallCure, NEEDS_A_CURE, REACH_WORDS } from "./firewall-cure";
import { PublicUrlField, Step, Steps } from "./steps";
import { type Online, useSaveOnline } from "./use-online";

/** Open the public listener to the network, set up the router, and write down the address. */
export function RouterSteps({ online }: { online: Online }) {
  const { port, lanAddress } = online.door;
  return (
    <Steps>
      <Step number={1} title="Open the shop to your network">
        <OpenListener online={online} />
      </Step>
      <Step number={2} title="Set up the router">
        <p>
          In the router's settings under “port forwarding”, forward a port to this PC:{" "}
          <strong className="tabular">{lanAddress ?? "no network was found"}</strong>, port{" "}
          <strong className="tabular">{port}</strong> (TCP). Have the router always give this PC the same
          address.
        </p>
      </Step>
      <Step number={3} title="Enter the address">
        <p>
          The address of your internet connection, with the port: your router or provider shows it. The
          connection is not encrypted, so browsers say “Not secure”, and the back office cannot be opened this
          way.
        </p>
        <KeepUrl online={online} />
      </Step>
    </Steps>
  );
}

function OpenListener({ online: { kind, door } }: { online: Online }) {
  const save = useSaveOnline();
  const open = () =>
    save.mutate({ tunnel: "router" }, { onError: tellFailure("Failed to choose the port forward") });
  return (
    <>
      <p role="status">
        {kind !== "router" && "Until now only programs on this PC can reach it. "}
        {door.hostGiven
          ? "The shop was started with an address of its own (--host or PITLANE_HOST), which takes precedence."
          : door.openToNetwork
            ? REACH_WORDS[door.reach]
            : "It opens at the next start of the shop: quit Pitlane and start it again. Windows then asks whether Pitlane may use the network: allow it."}
      </p>
      {NEEDS_A_CURE.includes(door.reach) && <FirewallCure door={door} />}
      {kind !== "router" && (
        <Button variant="primary" pending={save.isPending} pendingLabel="Saving…" onClick={open}>
          Open it at the next start
        </Button>
      )}
    </>
  );
}

function KeepUrl({ online: { keptUrl } }: { online: Online }) {
  const [url, setUrl] = useState(keptUrl);
  const save = useSaveOnline();
  const errors = save.error ? fieldMessages(save.error) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ publicUrl: url }, { onError: tellFailure("Failed to save the address") });
  };
  return (
    <form noValidate onSubmit={submit} className="flex w-full flex-col items-start gap-3">
      <PublicUrlField
        value={url}
        error={errors.publicUrl}
        placeholder="http://203.0.113.9:8000"
        onChange={setUrl}
      />
      <Button type="submit" size="small" pending={save.isPending} pendingLabel="Saving…">
        Save the address
      </Button>
    </form>
  );
}
