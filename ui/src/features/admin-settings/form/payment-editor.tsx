import { SectionPages } from "@/shared/admin/forms/section-pages";
import { PaymentSection } from "../sections/payment-section";
import type { AllSettings } from "./settings-form";
import { SettingsSheet } from "./settings-sheet";
import { useSettingsForm } from "./use-settings-form";

/** The settings of paying. */
export function PaymentEditor({ saved }: { saved: AllSettings }) {
  const state = useSettingsForm(saved);
  return (
    <SettingsSheet label="Payment" state={state}>
      <SectionPages>
        <PaymentSection fields={state.fields} />
      </SectionPages>
    </SettingsSheet>
  );
}
