import { FormSection } from "@/shared/admin/forms/form-section";
import { LongTextInput } from "@/shared/admin/forms/inputs";
import { workshopToday } from "@/shared/admin/workshop-day";
import { settingsBody } from "@/shared/api/fields/admin-fields";
import { Button } from "@/shared/ui/button";
import type { SettingsForm } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";
import { useClosedDays } from "../hours/use-closed-days";
import { TextSetting } from "./text-setting";

/** Close the shop for holidays. Customers can still look, but not order. */
export function PauseSection({ fields }: { fields: SettingsFields }) {
  const { form, errors, set } = fields;
  const { data } = useClosedDays();
  const closedDays = data?.map(({ day }) => day);
  const { state, customersRead } = describePause(form, workshopToday(), closedDays);
  return (
    <FormSection
      id="pause"
      title="Closing for a while"
      description="Customers can look around and write to you, but not order. The shop reopens automatically."
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-end gap-3">
          <TextSetting
            fields={fields}
            name="closedUntil"
            label="Closed until"
            optional
            hint="The day you open again. Leave blank if you are open."
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            width="max-w-48"
          />
          {form.closedUntil && <Button onClick={() => set("closedUntil", "")}>Open the shop again</Button>}
        </div>
        <LongTextInput
          label="Message to customers"
          optional
          hint="Leave blank to show only the day."
          error={errors.closedMessage}
          className="max-w-form"
          rows={2}
          maxLength={settingsBody.closedMessage.maxLength}
          value={form.closedMessage}
          onValue={(text) => set("closedMessage", text)}
        />
        <div role="status" className="max-w-measure border-control border-l-2 pl-3">
          <p>{state}</p>
          {customersRead && <p className="whitespace-pre-line">Customers read: “{customersRead}”</p>}
        </div>
      </div>
    </FormSection>
  );
}

const DAY = /^20\d{2}-\d{2}-\d{2}$/;
const longDay = new Intl.DateTimeFormat("en-IE", { dateStyle: "long", timeZone: "UTC" });
const weekDay = new Intl.DateTimeFormat("en-IE", { weekday: "long", timeZone: "UTC" });

type Pause = Pick<SettingsForm, "closedUntil" | "closedMessage">;

interface PauseInWords {
  /** The meaning of the two fields together. */
  state: string;
  /** The sentence in the shop; undefined while it is open. */
  customersRead?: string;
}

/**
 * Describe a pause for customers, `today` being the workshop's day like "2026-08-24". They read the first day
 * after it that is not closed.
 */
export function describePause(
  { closedUntil, closedMessage }: Pause,
  today: string,
  closedDays: string[] = [],
): PauseInWords {
  if (!DAY.test(closedUntil)) return { state: "The shop is open." };
  if (closedUntil <= today) return { state: "This day has passed: the shop is open." };
  const opening = new Date(closedUntil);
  return {
    state: `Orders are possible again on ${weekDay.format(opening)}, ${longDay.format(opening)}, from midnight.`,
    customersRead:
      closedMessage.trim() || `We are closed until ${longDay.format(firstOpenDay(opening, closedDays))}.`,
  };
}

function firstOpenDay(day: Date, closedDays: string[]): Date {
  const open = new Date(day);
  while (closedDays.includes(open.toISOString().slice(0, 10))) open.setUTCDate(open.getUTCDate() + 1);
  return open;
}
