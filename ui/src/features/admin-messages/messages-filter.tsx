import { SearchField } from "@/shared/admin/forms/search-field";
import { Segments } from "@/shared/admin/forms/segments";
import { cx } from "@/shared/lib/cx";
import type { Enquiry, EnquiryStatus } from "./use-enquiries";

/** `unanswered`: unread or read. */
export type MessageChoice = EnquiryStatus | "all" | "unanswered";

export function isChosen(choice: MessageChoice, status: EnquiryStatus): boolean {
  return choice === "all" || choice === status || (choice === "unanswered" && status !== "answered");
}

export const CHOICES: MessageChoice[] = ["all", "unanswered", "new", "read", "answered"];

interface MessagesFilterProps {
  /** Those that match the search, for the counts. */
  found: Enquiry[];
  choice: MessageChoice;
  onChoose: (choice: MessageChoice) => void;
  search: string;
  onSearch: (search: string) => void;
}

export function MessagesFilter({ found, choice, onChoose, search, onSearch }: MessagesFilterProps) {
  const count = (kind: MessageChoice) => found.filter(({ status }) => isChosen(kind, status)).length;
  const statuses = Object.keys(ENQUIRY_STATUS_NAMES) as EnquiryStatus[];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Segments<MessageChoice>
        label="Show"
        value={choice}
        onChange={onChoose}
        options={[
          { value: "all", label: "All", count: found.length },
          { value: "unanswered", label: "Unanswered", count: count("unanswered") },
          ...statuses.map((value) => ({ value, label: ENQUIRY_STATUS_NAMES[value], count: count(value) })),
        ]}
      />
      <SearchField label="Search messages" value={search} onChange={onSearch} className="w-full md:w-80" />
    </div>
  );
}

const ENQUIRY_STATUS_NAMES: Record<EnquiryStatus, string> = {
  new: "Unread",
  read: "Read",
  answered: "Answered",
};

const DOTS: Record<EnquiryStatus, string> = {
  new: "bg-accent",
  read: "border border-control",
  answered: "bg-ok",
};

export function EnquiryMark({ status }: { status: EnquiryStatus }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap font-normal">
      <span aria-hidden="true" className={cx("size-2 rounded-control", DOTS[status])} />
      {ENQUIRY_STATUS_NAMES[status]}
    </span>
  );
}
