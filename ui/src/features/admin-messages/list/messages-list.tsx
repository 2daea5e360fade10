import { SearchX } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { EnquiryStage } from "@/shared/admin/enquiry-states";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { serviceName } from "../service-name";
import type { Enquiry } from "../use-enquiries";
import { MessageRow } from "./message-row";
import { CHOICES, isChosen, type MessageChoice, STAGES } from "./messages-filter";

/** Return the messages that are looked for, new ones first, and the filter's props; the open one stays in any. */
export function useFoundMessages(enquiries: Enquiry[], openId: string | undefined) {
  const { choice, setChoice, stage, setStage } = useChoices();
  const [search, setSearch] = useState("");
  const found = searchEnquiries(useNewFirst(enquiries), search);
  return {
    shown: found.filter((each) => (isChosen(choice, each.status) && isAt(stage, each)) || each.id === openId),
    filter: { found, choice, onChoose: setChoice, stage, onStage: setStage, search, onSearch: setSearch },
    showAll: () => {
      setChoice("all", "");
      setSearch("");
    },
  };
}

interface MessagesListProps {
  shown: Enquiry[];
  openId: string | undefined;
  now: number;
  onShowAll: () => void;
}

export function MessagesList({ shown, openId, now, onShowAll }: MessagesListProps) {
  if (shown.length === 0) return <NothingFound onShowAll={onShowAll} />;
  return (
    <ul aria-label="Messages" className="border-line border-t">
      {shown.map((enquiry) => (
        <MessageRow key={enquiry.id} enquiry={enquiry} isOpen={enquiry.id === openId} now={now} />
      ))}
    </ul>
  );
}

/** Spam shows only where it is asked for. */
function isAt(stage: EnquiryStage | "", enquiry: Enquiry): boolean {
  return stage ? enquiry.stage === stage : enquiry.stage !== "spam";
}

/** The choices are in the address: "?show=unanswered&stage=quoted". */
function useChoices() {
  const [params, setParams] = useSearchParams();
  const choice = CHOICES.find((each) => each === params.get("show")) ?? "all";
  const stage: EnquiryStage | "" = STAGES.find((each) => each === params.get("stage")) ?? "";
  const write = (show: MessageChoice, at: EnquiryStage | "") =>
    setParams(
      { ...(show !== "all" && { show }), ...(at && { stage: at }) },
      { replace: true, state: { keepScroll: true } },
    );
  return {
    choice,
    stage,
    setChoice: (show: MessageChoice, at = stage) => write(show, at),
    setStage: (at: EnquiryStage | "") => write(choice, at),
  };
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

function textOf({
  name,
  email,
  phone,
  vehicleType,
  vehicle,
  part,
  serviceInterest,
  message,
}: Enquiry): string {
  const service = serviceInterest && serviceName(serviceInterest);
  return [name, email, phone, vehicleType, vehicle, part, service, message].join("\n").toLowerCase();
}

/** New ones first, then by time. One that is read meanwhile keeps its place until the page is opened again. */
function useNewFirst(enquiries: Enquiry[]): Enquiry[] {
  const seenNew = useRef(new Set<string>());
  return useMemo(() => {
    for (const { id, status } of enquiries) if (status === "new") seenNew.current.add(id);
    return newFirst(enquiries, seenNew.current);
  }, [enquiries]);
}

/** Those that were new when they were first seen stand first; within both parts the given order holds. */
export function newFirst(enquiries: Enquiry[], seenNew: ReadonlySet<string>): Enquiry[] {
  const isFirst = ({ id }: Enquiry) => seenNew.has(id);
  return [...enquiries.filter(isFirst), ...enquiries.filter((enquiry) => !isFirst(enquiry))];
}
