import { MailOpen, SearchX } from "lucide-react";
import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import type { Enquiry } from "./enquiry-types";
import { FoundMessages } from "./found-messages";
import { type MessageChoice, MessagesFilter } from "./messages-filter";
import { searchEnquiries } from "./search-enquiries";
import { useUnreadFirst } from "./use-unread-first";

/** All messages, unread first, or those that are looked for. */
export function MessagesList({ enquiries }: { enquiries: Enquiry[] }) {
  const [choice, setChoice] = useState<MessageChoice>("all");
  const [search, setSearch] = useState("");
  const ordered = useUnreadFirst(enquiries);
  if (enquiries.length === 0) {
    return (
      <EmptyState icon={MailOpen} title="No messages yet">
        What visitors write in the contact form appears here.
      </EmptyState>
    );
  }
  const found = searchEnquiries(ordered, search);
  const showAll = () => {
    setChoice("all");
    setSearch("");
  };
  return (
    <>
      <MessagesFilter
        found={found}
        choice={choice}
        onChoose={setChoice}
        search={search}
        onSearch={setSearch}
      />
      <FoundMessages
        key={choice}
        enquiries={found}
        choice={choice}
        nothing={<NothingFound onShowAll={showAll} />}
      />
    </>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No messages found"
      action={
        <Button size="small" onClick={onShowAll}>
          Show all messages
        </Button>
      }
    />
  );
}
