import { FormSection } from "@/shared/admin/forms/form-section";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import type { SettingsFields } from "../form/use-settings-form";

export function TradeSection({ fields }: { fields: SettingsFields }) {
  return (
    <FormSection
      id="trade"
      title="What do you do?"
      description="Decides what the menu and the website show. Nothing is deleted, and you can change it at any time."
    >
      <TradeSettings fields={fields} />
    </FormSection>
  );
}

export function TradeSettings({ fields: { form, errors, set } }: { fields: SettingsFields }) {
  const error = errors.sellsParts ?? errors.worksOnCars;
  // Both are set, since the message of either is dropped with a change of the other.
  const choose = (sellsParts: boolean, worksOnCars: boolean) => {
    set("sellsParts", sellsParts);
    set("worksOnCars", worksOnCars);
  };
  return (
    <fieldset className="flex flex-col">
      <legend className="sr-only">What do you do?</legend>
      <Checkbox
        label="Sell parts"
        checked={form.sellsParts}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => choose(target.checked, form.worksOnCars)}
      />
      <Checkbox
        label="Work on cars"
        checked={form.worksOnCars}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => choose(form.sellsParts, target.checked)}
      />
      {error && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
