import { SectionPages } from "@/shared/admin/forms/section-pages";
import { ClosedDaysSection } from "../hours/closed-days-section";
import { OpeningSection } from "../hours/opening-section";
import { BusinessSection, SocialSection } from "../sections/business-section";
import { FeedSection } from "../sections/feed-section";
import { PauseSection } from "../sections/pause-section";
import { TradeSection } from "../sections/trade-section";
import type { AllSettings } from "./settings-form";
import { SettingsSheet } from "./settings-sheet";
import { useSettingsForm } from "./use-settings-form";

/** Edit the business: its trades, its name and addresses, and its hours, which are saved by themselves. */
export function SettingsEditor({ saved }: { saved: AllSettings }) {
  const state = useSettingsForm(saved);
  return (
    <SectionPages>
      <SettingsSheet label="Shop" state={state}>
        <TradeSection fields={state.fields} />
        <BusinessSection fields={state.fields} />
        <SocialSection fields={state.fields} />
        {state.fields.form.sellsParts && <FeedSection fields={state.fields} saved={saved} />}
        <PauseSection fields={state.fields} />
      </SettingsSheet>
      <OpeningSection settings={saved} />
      <ClosedDaysSection />
    </SectionPages>
  );
}
