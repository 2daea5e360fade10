import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { OutsideLink } from "./steps";
import { type Online, useAllowProgram } from "./use-online";
import { SOURCES } from "./ways";

type Program = Online["programs"][number];

/** Show the program's path on this PC, or its download link. It is updated by itself after the installation. */
export function ProgramFound({ program }: { program: Program }) {
  const { kind, name, path, allowed } = program;
  if (path && !allowed) return <ProgramInDoubt program={program} path={path} />;
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
          , install it, and come back: it is then found automatically.
        </p>
      )}
    </div>
  );
}

/** Ask before a program among the downloads is run. It may be anybody's, so the owner sees its path first. */
function ProgramInDoubt({ program: { kind, name }, path }: { program: Program; path: string }) {
  const allow = useAllowProgram();
  return (
    <>
      <div role="status" className="flex gap-2">
        <Icon of={CircleAlert} className="text-warn" />
        <div className="flex min-w-0 flex-col gap-3">
          <p>
            A file of this name was found: <strong className="break-all">{path}</strong>
          </p>
          <p>
            Anything may have been downloaded to that folder, so Pitlane only runs the file if you agree.
            Agree if you got {name} from <OutsideLink to={SOURCES[kind]}>its maker</OutsideLink>. Pitlane asks
            again about any other file with this name, but never about an installed program.
          </p>
        </div>
      </div>
      <Button
        size="small"
        className="ml-7"
        pending={allow.isPending}
        pendingLabel="Saving…"
        onClick={() => allow.mutate({ kind, path })}
      >
        Yes, run this file
      </Button>
    </>
  );
}
