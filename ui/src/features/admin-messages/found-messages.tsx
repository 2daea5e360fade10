import { type ReactNode, useRef, useState } from "react";
import { MessageRow } from "./message-row";
import { isChosen, type MessageChoice } from "./messages-filter";
import { type Enquiry, useMarkEnquiry } from "./use-enquiries";

interface FoundMessagesProps {
  enquiries: Enquiry[];
  choice: MessageChoice;
  /** Shown when none is left. */
  nothing: ReactNode;
}

/** The rows, one of them open at most. The open one stays, even when reading it makes it leave the filter. */
export function FoundMessages({ enquiries, choice, nothing }: FoundMessagesProps) {
  const [openId, setOpenId] = useState<string>();
  const { mutate } = useMarkEnquiry();
  const list = useRef<HTMLUListElement>(null);
  const shown = enquiries.filter(({ id, status }) => isChosen(choice, status) || id === openId);
  const toggle = ({ id, status }: Enquiry) => {
    setOpenId(id === openId ? undefined : id);
    if (id !== openId && status === "new") mutate({ id, status: "read" });
  };
  const focusNeighbour = (place: number) => {
    const next = shown[place + 1] ?? shown[place - 1];
    list.current?.querySelector<HTMLElement>(`[aria-controls="message-${next?.id}"]`)?.focus();
  };
  if (shown.length === 0) return nothing;
  return (
    <ul ref={list} aria-label="Messages" className="border-line border-t">
      {shown.map((enquiry, place) => (
        <MessageRow
          key={enquiry.id}
          enquiry={enquiry}
          isOpen={enquiry.id === openId}
          onToggle={() => toggle(enquiry)}
          onDeleted={() => focusNeighbour(place)}
        />
      ))}
    </ul>
  );
}
