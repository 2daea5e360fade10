import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiKey, reading } from "@/shared/api/query-client";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { AccessSection, PublicAddressSection } from "../sections/access-section";
import { staysOpen } from "./admin-access";
import type { AllSettings, SettingsForm } from "./settings-form";
import { SettingsSheet } from "./settings-sheet";
import { useSettingsForm } from "./use-settings-form";

/** Edit the public address and where the owner may sign in. It asks before this very window loses its access. */
export function AccessEditor({ saved }: { saved: AllSettings }) {
  const state = useSettingsForm(saved);
  const closing = useClosingAccess(state.fields.form, saved);
  const [confirmed, setConfirmed] = useState<{ save: () => Promise<unknown> }>();
  const save = () =>
    closing
      ? new Promise<void>((done) => setConfirmed({ save: () => state.save().then(done) }))
      : state.save();
  return (
    <>
      <SettingsSheet label="Access" state={{ ...state, save }}>
        {/* The steps of another way ask for it. */}
        {(saved.tunnel ?? "none") === "none" && <PublicAddressSection fields={state.fields} />}
        <AccessSection fields={state.fields} closing={closing} />
      </SettingsSheet>
      <ConfirmDialog
        open={confirmed !== undefined}
        onClose={() => setConfirmed(undefined)}
        onConfirm={async () => confirmed?.save()}
        title="Leave this window?"
        description="With these settings the back office is no longer available here. Pitlane's own window on the shop's PC still works."
        confirmLabel="Save anyway"
        pendingLabel="Saving…"
      />
    </>
  );
}

/**
 * Return whether saving would end the access of the very window that saves. Only the admin listener knows the
 * call about the first password, so its answer distinguishes the listeners; it is requested when a choice makes
 * it matter.
 */
function useClosingAccess(form: SettingsForm, saved: Pick<SettingsForm, "adminFrom" | "publicUrl">): boolean {
  const { protocol } = window.location;
  const closes = !staysOpen(form, protocol) && staysOpen(saved, protocol);
  const setup = useQuery({ ...reading(apiKey("/api/admin/setup")), enabled: closes });
  return closes && setup.isError;
}
