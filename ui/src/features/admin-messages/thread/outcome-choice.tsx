import { STAGE_NAMES } from "@/shared/admin/enquiry-states";
import { SelectInput } from "@/shared/admin/forms/inputs";
import { type Enquiry, useChangeEnquiry } from "../use-enquiries";

const OUTCOMES = ["quoted", "won", "lost", "spam"] as const;

/** Choose the stage on the way from question to job. Without an outcome it is still to be quoted. */
export function OutcomeChoice({ enquiry: { id, outcome } }: { enquiry: Enquiry }) {
  const { mutate, isPending } = useChangeEnquiry();
  return (
    <SelectInput
      label="Stage"
      className="w-44"
      value={outcome ?? ""}
      disabled={isPending}
      onValue={(value) => mutate({ id, outcome: OUTCOMES.find((each) => each === value) ?? null })}
    >
      <option value="">{STAGE_NAMES.to_quote}</option>
      {OUTCOMES.map((each) => (
        <option key={each} value={each}>
          {STAGE_NAMES[each]}
        </option>
      ))}
    </SelectInput>
  );
}
