import type { ReactNode } from "react";
import { StatsPanel } from "@/shared/admin/chart/stats-panel";
import { TimeText } from "@/shared/admin/time-text";
import { Link } from "@/shared/ui/link";
import type { Today } from "./use-today";

const LAMPS: Record<Today["lamp"]["state"], { tone: Tone; text: string }> = {
  off: { tone: "none", text: "Not online" },
  unknown: { tone: "none", text: "Not checked yet" },
  reachable: { tone: "ok", text: "Customers can reach the shop" },
  unreachable: { tone: "danger", text: "Customers cannot reach the shop" },
  sleeps: { tone: "warn", text: "This PC may sleep" },
};

type Tone = "none" | "ok" | "warn" | "danger";

const COLOURS: Record<Tone, string> = {
  none: "bg-control",
  ok: "bg-ok",
  warn: "bg-warn",
  danger: "bg-danger",
};

/** Show reachability, backups and promised parts, each with a lamp and a link to its screen. */
export function ShopPanel({ today: { lamp, backup, promisedPieces } }: { today: Today }) {
  const online = LAMPS[lamp.state];
  return (
    <StatsPanel title="The shop">
      <ul className="-mx-4 -mb-4">
        <StateLine to="/admin/online" tone={online.tone} text={online.text}>
          {lamp.state !== "unknown" && lamp.sentence}
        </StateLine>
        <StateLine {...describeBackup(backup)} to="/admin/backups">
          {backup.problem ?? (backup.madeAt && <TimeText of={backup.madeAt} />)}
        </StateLine>
        {promisedPieces > 0 && (
          <StateLine to="/admin/dashboard?stock=promised" tone="none" text={`Promised ${promisedPieces}`}>
            {promisedPieces === 1 ? "Piece" : "Pieces"} in stock, set aside for accepted quotes and jobs
          </StateLine>
        )}
      </ul>
    </StatsPanel>
  );
}

const DUE_AFTER_MS = 48 * 3_600_000;

/** Describe the newest backup. One is made each day that the shop runs. */
function describeBackup({ madeAt, problem }: Today["backup"]): { tone: Tone; text: string } {
  if (problem) return { tone: "danger", text: "The last backup copy failed" };
  if (!madeAt) return { tone: "none", text: "No backup yet" };
  const isOld = Date.now() - Date.parse(madeAt) > DUE_AFTER_MS;
  return isOld ? { tone: "warn", text: "The last backup is old" } : { tone: "ok", text: "Backed up" };
}

interface StateLineProps {
  to: string;
  tone: Tone;
  text: string;
  children: ReactNode;
}

function StateLine({ to, tone, text, children }: StateLineProps) {
  return (
    <li className="border-line border-t">
      <Link to={to} className="today-line items-start">
        <span aria-hidden="true" className={`mt-1.5 size-2.5 shrink-0 rounded-full ${COLOURS[tone]}`} />
        <span className="min-w-0">
          <span className="block font-semibold">{text}</span>
          <span className="block text-muted">{children}</span>
        </span>
      </Link>
    </li>
  );
}
