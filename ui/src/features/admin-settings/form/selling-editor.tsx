import { useState } from "react";
import { SectionPages } from "@/shared/admin/forms/section-pages";
import { OtherRates } from "../rates/other-rates";
import { RateDialogs, type RateQuestion } from "../rates/rate-dialogs";
import { DeliverySection } from "../sections/delivery-section";
import { DocumentsSection } from "../sections/documents-section";
import { PauseSection } from "../sections/pause-section";
import { StockSection } from "../sections/stock-section";
import { TaxSection } from "../sections/tax-section";
import type { AllSettings } from "./settings-form";
import { SettingsSheet } from "./settings-sheet";
import { useSettingsForm } from "./use-settings-form";

/** The settings of selling: delivery, tax, the share of the stock, and the pause. */
export function SellingEditor({ saved }: { saved: AllSettings }) {
  const state = useSettingsForm(saved);
  const [question, setQuestion] = useState<RateQuestion>();
  return (
    <>
      <SettingsSheet label="Selling" state={state}>
        <SectionPages>
          <DeliverySection fields={state.fields} />
          <TaxSection fields={state.fields}>
            <OtherRates onAsk={setQuestion} />
          </TaxSection>
          <DocumentsSection fields={state.fields} />
          <StockSection fields={state.fields} />
          <PauseSection fields={state.fields} />
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
