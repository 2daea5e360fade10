import { useState } from "react";
import { SectionPages } from "@/shared/admin/forms/section-pages";
import { OtherRates } from "../rates/other-rates";
import { RateDialogs, type RateQuestion } from "../rates/rate-dialogs";
import { DeliverySection } from "../sections/delivery-section";
import { DocumentsSection } from "../sections/documents-section";
import { PaymentSection } from "../sections/payment-section";
import { StockSection } from "../sections/stock-section";
import { TaxSection } from "../sections/tax-section";
import type { AllSettings } from "./settings-form";
import { SettingsSheet } from "./settings-sheet";
import { useSettingsForm } from "./use-settings-form";

/** Edit the settings of money: tax, delivery, ways of paying, invoices and the share of the stock. */
export function MoneyEditor({ saved }: { saved: AllSettings }) {
  const state = useSettingsForm(saved);
  const [question, setQuestion] = useState<RateQuestion>();
  return (
    <>
      <SettingsSheet label="Money" state={state}>
        <SectionPages>
          <TaxSection fields={state.fields}>
            <OtherRates onAsk={setQuestion} />
          </TaxSection>
          <DeliverySection fields={state.fields} />
          <PaymentSection fields={state.fields} />
          <DocumentsSection fields={state.fields} />
          <StockSection fields={state.fields} />
        </SectionPages>
      </SettingsSheet>
      <RateDialogs
        question={question}
        onClose={() => setQuestion(undefined)}
        onDefault={(rate) => state.fields.set("taxRate", rate)}
      />
    </>
  );
}
