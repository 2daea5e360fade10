import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { LeavingQuestion } from "@/shared/admin/drafts/leaving-question";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { SaveBar } from "@/shared/admin/forms/save-bar";
import { SectionPages } from "@/shared/admin/forms/section-pages";
import { apiKey, reading } from "@/shared/api/query-client";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { AccessSection, PublicAddressSection } from "../sections/access-section";
import { BusinessSection, HoursSection, SocialSection } from "../sections/business-section";
import { FiguresSection } from "../sections/figures-section";
import { GallerySection } from "../sections/gallery-section";
import { PauseSection } from "../sections/pause-section";
import { RetentionSection } from "../sections/retention-section";
import { TradeSection } from "../sections/trade-section";
import { staysOpen } from "./admin-access";
import type { AllSettings, SettingsForm } from "./settings-form";
import { useSettingsForm } from "./use-settings-form";

/** All settings in one form with one Save; what the server refuses is said at its field. */
export function SettingsEditor({ saved }: { saved: AllSettings }) {
  const form = useRef<HTMLFormElement>(null);
  const { fields, changed, saving, save, discard, typed } = useSettingsForm(saved);
  const closing = useClosingAccess(fields.form, saved);
  const [confirming, setConfirming] = useState(false);
  const saveOrShow = () => save().catch(() => focusFirstWrong(form.current));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (closing) setConfirming(true);
    else saveOrShow();
  };
  return (
    <form ref={form} method="post" noValidate aria-label="Settings" onSubmit={submit}>
      <SectionPages>
        <TradeSection fields={fields} />
        <BusinessSection fields={fields} />
        <HoursSection fields={fields} />
        <PauseSection fields={fields} />
        <SocialSection fields={fields} />
        <FiguresSection fields={fields} />
        <PublicAddressSection fields={fields} />
        <AccessSection fields={fields} closing={closing} />
        <RetentionSection fields={fields} />
        <GallerySection fields={fields} />
      </SectionPages>
      <SaveBar
        changed={changed}
        wrong={Object.keys(fields.errors).length}
        saving={saving}
        onDiscard={discard}
      />
      <LeavingQuestion unsaved={changed > 0} drafted={{ form: "Settings", collect: typed }} />
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={saveOrShow}
        title="Leave this window?"
        description="With these settings the back office is no longer available here. Pitlane's own window on the shop's PC still works."
        confirmLabel="Save anyway"
        pendingLabel="Saving…"
      />
    </form>
  );
}

/**
 * True when saving would end the access of the very window that saves. Only the admin listener knows the call
 * about the first password, so its answer tells the listeners apart; it is requested when a choice makes it
 * matter.
 */
function useClosingAccess(form: SettingsForm, saved: Pick<SettingsForm, "adminFrom" | "publicUrl">): boolean {
  const { protocol } = window.location;
  const closes = !staysOpen(form, protocol) && staysOpen(saved, protocol);
  const setup = useQuery({ ...reading(apiKey("/api/admin/setup")), enabled: closes });
  return closes && setup.isError;
}
