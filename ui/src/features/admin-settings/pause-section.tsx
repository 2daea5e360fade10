import { FormSection } from "@/shared/admin/form-section";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/field";
import { Textarea } from "@/shared/ui/textarea";
import { describePause } from "./describe-pause";
import { TextSetting } from "./text-setting";
import type { SettingsFields } from "./use-settings-form";
import { workshopToday } from "./workshop-today";

/** Holidays: customers go on looking, but cannot order. */
export function PauseSection({ fields }: { fields: SettingsFields }) {
  const { form, errors, set } = fields;
  const { state, customersRead } = describePause(form, workshopToday());
  return (
    <FormSection
      id="pause"
      title="Closing for a while"
      description="Customers can look around and write to you, but not order. The shop opens by itself."
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-end gap-3">
          <TextSetting
            fields={fields}
            name="closedUntil"
            label="Closed until"
            optional
            hint="The day you open again. Blank: open."
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            width="max-w-48"
          />
          {form.closedUntil && <Button onClick={() => set("closedUntil", "")}>Open the shop again</Button>}
        </div>
        <Field
          label="Message to customers"
          optional
          hint="Blank: only the day."
          error={errors.closedMessage}
          className="max-w-form"
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={500}
              value={form.closedMessage}
              onChange={({ target }) => set("closedMessage", target.value)}
            />
          )}
        </Field>
        <div role="status" className="max-w-measure border-control border-l-2 pl-3">
          <p>{state}</p>
          {customersRead && <p className="whitespace-pre-line">Customers read: “{customersRead}”</p>}
        </div>
      </div>
    </FormSection>
  );
}
