import { type EnquiryStage, type EnquiryStatus, STAGE_NAMES } from "@/shared/admin/enquiry-states";
import { SearchField } from "@/shared/admin/forms/search-field";
import { Segments } from "@/shared/admin/forms/segments";
import type { Inbox } from "@/shared/admin/inbox";
import { Select } from "@/shared/ui/forms/select";

/** `unanswered`: new or waiting. */
export type MessageChoice = EnquiryStatus | "all" | "unanswered";

export const CHOICES: MessageChoice[] = ["all", "unanswered", "new", "read", "answered"];

/** The stages that can be chosen; "New" is among the states. */
export const STAGES: EnquiryStage[] = ["to_quote", "quoted", "won", "lost", "spam"];

interface MessagesFilterProps {
  /** Its counts are of those with the searched words. */
  inbox: Inbox;
  choice: MessageChoice;
  onChoose: (choice: MessageChoice) => void;
  stage: EnquiryStage | "";
  onStage: (stage: EnquiryStage | "") => void;
  search: string;
  onSearch: (search: string) => void;
}

export function MessagesFilter({
  inbox,
  choice,
  onChoose,
  search,
  onSearch,
  ...ofStage
}: MessagesFilterProps) {
  const count = (kind: MessageChoice) => inbox.shown[kind] ?? 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Segments<MessageChoice>
        label="Show"
        value={choice}
        onChange={onChoose}
        options={[
          { value: "unanswered", label: "To do", count: count("unanswered") },
          { value: "all", label: "All", count: count("all") },
          { value: "answered", label: "Answered", count: count("answered") },
        ]}
      />
      <div className="flex w-full flex-wrap items-center gap-3 md:w-auto">
        <StageFilter inbox={inbox} {...ofStage} />
        <SearchField
          label="Search enquiries"
          value={search}
          onChange={onSearch}
          className="min-w-0 grow md:w-80"
        />
      </div>
    </div>
  );
}

function StageFilter({ inbox, stage, onStage }: Pick<MessagesFilterProps, "inbox" | "stage" | "onStage">) {
  return (
    <Select
      aria-label="Stage"
      value={stage}
      onChange={({ target }) => onStage(STAGES.find((each) => each === target.value) ?? "")}
      className="w-auto"
    >
      <option value="">Any stage</option>
      {STAGES.map((each) => (
        <option key={each} value={each}>
          {`${STAGE_NAMES[each]} (${inbox.stages[each] ?? 0})`}
        </option>
      ))}
    </Select>
  );
}
