import { type EnquiryStatus, STATE_NAMES } from "@/shared/admin/enquiry-states";
import { SearchField } from "@/shared/admin/forms/search-field";
import { Segments } from "@/shared/admin/forms/segments";
import type { Enquiry } from "../use-enquiries";

/** `unanswered`: new or waiting. */
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
  const statuses = Object.keys(STATE_NAMES) as EnquiryStatus[];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Segments<MessageChoice>
        label="Show"
        value={choice}
        onChange={onChoose}
        options={[
          { value: "all", label: "All", count: found.length },
          { value: "unanswered", label: "Unanswered", count: count("unanswered") },
          ...statuses.map((value) => ({ value, label: STATE_NAMES[value], count: count(value) })),
        ]}
      />
      <SearchField label="Search messages" value={search} onChange={onSearch} className="w-full md:w-80" />
    </div>
  );
}
