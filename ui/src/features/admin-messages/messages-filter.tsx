import { SearchField } from "@/shared/admin/search-field";
import { Segments } from "@/shared/admin/segments";
import { ENQUIRY_STATUS_NAMES } from "./enquiry-mark";
import type { Enquiry, EnquiryStatus } from "./enquiry-types";

export type MessageChoice = EnquiryStatus | "all";

interface MessagesFilterProps {
  /** Those that match the search, for the counts. */
  found: Enquiry[];
  choice: MessageChoice;
  onChoose: (choice: MessageChoice) => void;
  search: string;
  onSearch: (search: string) => void;
}

export function MessagesFilter({ found, choice, onChoose, search, onSearch }: MessagesFilterProps) {
  const count = (status: EnquiryStatus) => found.filter((enquiry) => enquiry.status === status).length;
  const statuses = Object.keys(ENQUIRY_STATUS_NAMES) as EnquiryStatus[];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Segments<MessageChoice>
        label="Show"
        value={choice}
        onChange={onChoose}
        options={[
          { value: "all", label: "All", count: found.length },
          ...statuses.map((value) => ({ value, label: ENQUIRY_STATUS_NAMES[value], count: count(value) })),
        ]}
      />
      <SearchField label="Search messages" value={search} onChange={onSearch} className="w-full md:w-80" />
    </div>
  );
}
