import type { ReactNode } from "react";
import { FormSection } from "@/shared/admin/forms/form-section";
import type { PaymentChoice } from "@/shared/api/types";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import type { SettingsFields } from "../form/use-settings-form";
import { CardKeys } from "./card-keys";
import { describeCheckout, describeOffer, offeredMethods } from "./describe-payment";
import { TextSetting } from "./text-setting";

/** Choose the ways of paying. Each is shown with what customers see of it. */
export function PaymentSection({ fields }: { fields: SettingsFields }) {
  return (
    <FormSection
      id="ways"
      title="How customers pay"
      description="You can offer several; customers choose at checkout. Existing orders do not change."
    >
      <PaymentSettings fields={fields} />
    </FormSection>
  );
}

export function PaymentSettings({ fields }: { fields: SettingsFields }) {
  return (
    <div>
      <div className="grid max-w-form">
        <Way fields={fields} method="workshop" name="offerWorkshop" label="In the workshop" />
        <Way fields={fields} method="transfer" name="offerTransfer" label="By bank transfer">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextSetting
              fields={fields}
              name="iban"
              label="IBAN"
              placeholder="IE29 AIBK 9311 5212 3456 78"
              spellCheck={false}
            />
            <TextSetting fields={fields} name="accountName" label="Account name" />
          </div>
        </Way>
        <Way fields={fields} method="card" name="offerCard" label="By card, on this website">
          <CardKeys fields={fields} />
        </Way>
      </div>
      <p role="status" className="mt-5 max-w-measure">
        {describeCheckout(offeredMethods(fields.form))}
      </p>
    </div>
  );
}

interface WayProps {
  fields: SettingsFields;
  method: PaymentChoice;
  name: "offerWorkshop" | "offerTransfer" | "offerCard";
  label: string;
  /** The settings that it needs. */
  children?: ReactNode;
}

function Way({ fields: { form, errors, set }, method, name, label, children }: WayProps) {
  return (
    <div className="grid gap-3 border-line py-3 not-last:border-b first:pt-0">
      <Checkbox
        label={label}
        checked={form[name]}
        onChange={({ target }) => set(name, target.checked)}
        className="font-semibold"
      />
      {errors[name] && <p className="text-danger">{errors[name]}</p>}
      {form[name] && (
        <>
          {children}
          <p className="border-control border-l-2 pl-3 wrap-anywhere">{describeOffer(method, form)}</p>
        </>
      )}
    </div>
  );
}
