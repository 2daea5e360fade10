import { CalendarX } from "lucide-react";
import { useSettings } from "@/shared/api/use-settings";
import { Icon } from "../icon";
import { SectionLink } from "../section-link";

export default function ClosedNote({ prominent }: { prominent?: boolean | undefined }) {
  const { closedMessage } = useSettings();
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-warn border-l-2 bg-surface p-4"
    >
      <p className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        <Icon of={CalendarX} className="mt-0.5 text-warn" />
        <span className="min-w-0 whitespace-pre-line">{closedMessage}</span>
      </p>
      <SectionLink
        section="contact"
        className="button"
        data-variant={prominent ? "primary" : "secondary"}
        data-size={prominent ? undefined : "small"}
      >
        Send an enquiry
      </SectionLink>
    </div>
  );
}
