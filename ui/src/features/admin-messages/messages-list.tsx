import { MailOpen, SearchX } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { FoundMessages } from "./found-messages";
import { CHOICES, type MessageChoice, MessagesFilter } from "./messages-filter";
import { serviceName } from "./service-name";
import type { Enquiry } from "./use-enquiries";

/** All messages, unread first, or those that are looked for. */
export function MessagesList({ enquiries }: { enquiries: Enquiry[] }) {
  const [choice, setChoice] = useChoice();
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

/** The choice is in the address: "?show=unanswered". */
function useChoice(): [MessageChoice, (choice: MessageChoice) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (choice: MessageChoice) =>
    setParams(choice === "all" ? {} : { show: choice }, { replace: true, state: { keepScroll: true } });
  return [CHOICES.find((each) => each === params.get("show")) ?? "all", choose];
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

/** Those that hold every word somewhere; capitals make no difference. */
export function searchEnquiries(enquiries: Enquiry[], search: string): Enquiry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0
    ? enquiries
    : enquiries.filter((enquiry) => words.every((word) => textOf(enquiry).includes(word)));
}

function textOf({ name, email, phone, vehicleType, serviceInterest, message }: Enquiry): string {
  const service = serviceInterest && serviceName(serviceInterest);
  return [name, email, phone, vehicleType, service, message].join("\n").toLowerCase();
}

/** Unread first, then newest. One that is read meanwhile keeps its place until the page is opened again. */
function useUnreadFirst(enquiries: Enquiry[]): Enquiry[] {
  const seenUnread = useRef(new Set<string>());
  return useMemo(() => {
    for (const { id, status } of enquiries) if (status === "new") seenUnread.current.add(id);
    return unreadFirst(enquiries, seenUnread.current);
  }, [enquiries]);
}

/** Those that were unread when they were first seen stand first; within both parts the given order holds. */
export function unreadFirst(enquiries: Enquiry[], seenUnread: ReadonlySet<string>): Enquiry[] {
  const isFirst = ({ id }: Enquiry) => seenUnread.has(id);
  return [...enquiries.filter(isFirst), ...enquiries.filter((enquiry) => !isFirst(enquiry))];
}
