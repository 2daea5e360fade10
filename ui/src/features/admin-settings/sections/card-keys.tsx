import type { SettingsForm } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";
import { SecretSetting } from "./secret-setting";
import { TextSetting } from "./text-setting";

/** Take the keys of the owner's account at Stripe, and the time for paying. */
export function CardKeys({ fields }: { fields: SettingsFields }) {
  const { form } = fields;
  return (
    <div className="grid gap-5">
      <SecretSetting
        fields={fields}
        name="stripeKey"
        label="Stripe key"
        noun="the key"
        isSet={form.stripeKeySet}
        hint={describeKey(form)}
      />
      <SecretSetting
        fields={fields}
        name="stripeWebhookSecret"
        label="Signing secret for Stripe’s messages (optional)"
        noun="the secret"
        isSet={form.stripeWebhookSecretSet}
        hint={describeSecret(form)}
      />
      <TextSetting
        fields={fields}
        name="cardHours"
        label="Time to pay, in hours"
        hint="An order that is not paid by then, and that you have not confirmed, is cancelled. Pitlane asks Stripe once more first."
        inputMode="numeric"
        width="max-w-28"
      />
    </div>
  );
}

export function describeKey({
  stripeKey,
  stripeKeySet,
  stripeMode,
}: Pick<SettingsForm, "stripeKey" | "stripeKeySet" | "stripeMode">): string {
  if (stripeKey === "") return "It is removed when you save. Open Stripe payments are no longer checked.";
  if (!stripeKeySet) {
    return "A restricted key (rk_live_…) with write access to Checkout Sessions and to Charges and Refunds. Help says how to get it. It is stored encrypted, never in a backup, and never shown again.";
  }
  return stripeMode === "test"
    ? "A test key is set: no money is taken, and customers are told so. Leave the field blank to keep it."
    : "A live key is set: real payments. Leave the field blank to keep it.";
}

export function describeSecret({
  stripeWebhookSecret,
  stripeWebhookSecretSet,
}: Pick<SettingsForm, "stripeWebhookSecret" | "stripeWebhookSecretSet">): string {
  if (stripeWebhookSecret === "") return "It is removed when you save.";
  if (!stripeWebhookSecretSet) return "Without it, payments are noticed a little later.";
  return "Set. Leave the field blank to keep it.";
}
