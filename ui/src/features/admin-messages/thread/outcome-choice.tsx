import { STAGE_NAMES } from "@/shared/admin/enquiry-states";
import { Field } from "@/shared/ui/forms/field";
import { Select } from "@/shared/ui/forms/select";
import { type Enquiry, useChangeEnquiry } from "../use-enquiries";

const OUTCOMES = ["quoted", "won", "lost", "spam"] as const;

/** The stage on the way from question to job; without an outcome it is still to be quoted. */
export function OutcomeChoice({ enquiry: { id, outcome } }: { enquiry: Enquiry }) {
  const { mutate, isPending } = useChangeEnquiry();
  return (
    <Field label="Stage" className="w-44">
      {(control) => (
        <Select
          {...control}
          value={outcome ?? ""}
          disabled={isPending}
          onChange={({ target }) =>
            mutate({ id, outcome: OUTCOMES.find((each) => each === target.value) ?? null })
          }
        >
          <option value="">{STAGE_NAMES.to_quote}</option>
          {OUTCOMES.map((each) => (
            <option key={each} value={each}>
              {STAGE_NAMES[each]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
