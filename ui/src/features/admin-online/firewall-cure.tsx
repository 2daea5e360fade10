import type { Online } from "./use-online";

type Listener = Online["door"];

export const REACH_WORDS: Record<Listener["reach"], string> = {
  closed: "It is closed: only programs on this PC can reach it.",
  none: "It is open, but this PC is not connected to a network at the moment.",
  here: "It is open, and this PC reaches it. No other device has reached it since the shop was started.",
  network: "It is open: every device in your network reaches the shop.",
  blocked:
    "It is open, but the Windows firewall blocks every other device: its question was answered with “Cancel”, or this account is not allowed to answer it.",
};

/** It is shown where a device of the network may be blocked although this PC reaches the shop. */
export const NEEDS_A_CURE: Listener["reach"][] = ["here", "blocked"];

/** Show how to open the firewall by hand. Windows never repeats a question that was refused. */
export function FirewallCure({ door }: { door: Listener }) {
  const isBlocked = door.reach === "blocked";
  return (
    <div
      className={`flex max-w-measure flex-col gap-2 border-l-2 bg-surface p-4 ${isBlocked ? "border-warn" : "border-control"}`}
    >
      {!isBlocked && (
        <p>
          Try it: open{" "}
          <strong className="tabular">
            http://{door.lanAddress}:{door.port}
          </strong>{" "}
          on a phone that is on your Wi-Fi. If the shop does not appear, the firewall of this PC blocks the
          phone.
        </p>
      )}
      <p>
        On Windows: open “Windows Security”, “Firewall &amp; network protection”, “Allow an app through
        firewall”, “Change settings”. Tick Pitlane, and “Private” beside it. That needs the password of an
        administrator of this PC. The network itself must be a private one: Settings, “Network &amp;
        internet”, its properties.
      </p>
    </div>
  );
}
