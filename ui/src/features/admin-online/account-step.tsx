import { OutsideLink } from "./steps";

/** What the provider wants once, before its program may make the shop public. */
export function AccountStep({ kind }: { kind: "tailscale" | "ngrok" }) {
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
