import { SearchX } from "lucide-react";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import type { Enquiry } from "../use-enquiries";
import { MessageRow } from "./message-row";
import { useNewFirst } from "./use-messages";

interface MessagesListProps {
  enquiries: Enquiry[];
  openId: string | undefined;
  now: number;
  onShowAll: () => void;
}

export function MessagesList({ enquiries, openId, now, onShowAll }: MessagesListProps) {
  const shown = useNewFirst(enquiries);
  if (shown.length === 0) return <NothingFound onShowAll={onShowAll} />;
  return (
    <ul aria-label="Messages" className="border-line border-t">
      {shown.map((enquiry) => (
        <MessageRow key={enquiry.id} enquiry={enquiry} isOpen={enquiry.id === openId} now={now} />
      ))}
    </ul>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No enquiries found"
      action={
        <Button size="small" onClick={onShowAll}>
          Show all enquiries
        </Button>
      }
    />
  );
}
