import { FormSection } from "@/shared/admin/forms/form-section";
import { formatSize } from "@/shared/lib/file-size";
import { Button } from "@/shared/ui/button";
import { type Practice, useNextAddress, useStartPractice, useTakeAway } from "./use-practice";

const WHAT =
  "A second shop with made-up parts, customers and jobs, in a folder of its own. Sell, close a day, write invoices: nothing of it is real. No e-mail is sent, no card is charged, no customer sees it, and your own shop stays open.";

/** Show whether there is a practice shop, with what the owner can do next. */
export function PracticeCard({ practice }: { practice: Practice }) {
  return (
    <FormSection id="practice" title="A shop to practise in" description={WHAT}>
      <div className="flex max-w-measure flex-col items-start gap-4">
        {practice.problem && (
          <p role="alert" className="border-danger border-l-2 bg-surface p-4">
            {practice.problem}
          </p>
        )}
        <Next practice={practice} />
      </div>
    </FormSection>
  );
}

function Next({ practice }: { practice: Practice }) {
  if (practice.isPractice) {
    return (
      <p>You are in it. Practising is started and ended in your own shop, or by the orange line below.</p>
    );
  }
  if (!practice.isHere) {
    return <p>You can practise on the shop's own PC only: open Pitlane there.</p>;
  }
  if (practice.state === "starting") return <p role="status">Setting up the practice shop…</p>;
  if (practice.state === "ending") return <p role="status">Taking the practice shop away…</p>;
  if (practice.state === "running") return <Running practice={practice} />;
  return practice.state === "stopped" ? (
    <Stopped practice={practice} />
  ) : (
    <StartButton label="Start practising" />
  );
}

function Running({ practice: { address, folder, size } }: { practice: Practice }) {
  const renew = useNextAddress();
  return (
    <>
      <p role="status">The practice shop is open. An orange frame shows where you are.</p>
      <div className="flex flex-wrap gap-3">
        {address && (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="button"
            data-variant="primary"
            onClick={renew}
          >
            <span>Open the practice shop</span>
          </a>
        )}
        <TakeAway />
      </div>
      <Place folder={folder} size={size} />
    </>
  );
}

function Stopped({ practice: { folder, size } }: { practice: Practice }) {
  return (
    <>
      <p>You have practised before, and what you did is still there.</p>
      <div className="flex flex-wrap gap-3">
        <StartButton label="Go on practising" />
        <TakeAway />
      </div>
      <Place folder={folder} size={size} />
    </>
  );
}

function StartButton({ label }: { label: string }) {
  const start = useStartPractice();
  return (
    <Button
      variant="primary"
      pending={start.isPending}
      pendingLabel="Starting…"
      onClick={() => start.mutate()}
    >
      {label}
    </Button>
  );
}

function TakeAway() {
  const end = useTakeAway();
  return (
    <Button pending={end.isPending} pendingLabel="Taking away…" onClick={() => end.mutate()}>
      Take practice away
    </Button>
  );
}

function Place({ folder, size }: Pick<Practice, "folder" | "size">) {
  return (
    <p className="text-muted">
      It takes {formatSize(size)} in <span className="break-all">{folder}</span>.
    </p>
  );
}
