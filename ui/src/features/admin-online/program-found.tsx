import { CircleCheck, CircleDashed } from "lucide-react";
import { Icon } from "@/shared/ui/icon";
import type { Online } from "./online-types";
import { OutsideLink } from "./steps";
import { SOURCES } from "./ways";

/** Whether the program is on this PC, and where to get it; seen by itself once it is installed. */
export function ProgramFound({ program: { kind, name, path } }: { program: Online["programs"][number] }) {
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
          , install it, and come back: it is found by itself.
        </p>
      )}
    </div>
  );
}
