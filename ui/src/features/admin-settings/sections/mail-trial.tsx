import { type MouseEvent, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { FormSection } from "@/shared/admin/forms/form-section";
import { TextInput } from "@/shared/admin/forms/inputs";
import { useCall } from "@/shared/admin/use-call";
import { fieldMessages, serverMessage } from "@/shared/api/api-error";
import { testMailBody } from "@/shared/api/fields/admin-fields";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { Button, ButtonLink } from "@/shared/ui/button";
import { isMailSetUp } from "../form/mail-set-up";
import type { AllSettings } from "../form/settings-form";
import type { SettingsFormState } from "../form/use-settings-form";

interface MailTrialProps {
  state: SettingsFormState;
  saved: AllSettings;
}

/** Send a mail while the owner looks on. The provider's answer is shown unaltered. */
export function MailTrial({ state, saved }: MailTrialProps) {
  const [to, setTo] = useState("");
  const { send, sending, outcome } = useSendTest();
  const own = saved.ownerEmail || saved.email;
  const run = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    try {
      // The settings are saved first, so that the test is of what is saved.
      if (state.changed > 0) await state.save();
      send(to.trim());
    } catch {
      focusFirstWrong(form);
    }
  };
  return (
    <FormSection
      id="mail-test"
      title="Send a test"
      description="Tries the settings and shows what the mail server answers."
    >
      <div className="flex max-w-form flex-wrap items-end gap-3">
        <TextInput
          label="Send it to"
          optional
          hint={own ? `Blank: ${own}` : undefined}
          error={outcome?.field}
          className="min-w-0 flex-1 basis-56"
          type="email"
          autoComplete="off"
          maxLength={testMailBody.to.maxLength}
          value={to}
          onValue={setTo}
        />
        <Button
          disabled={state.changed === 0 && !isMailSetUp(saved)}
          pending={sending || state.saving}
          pendingLabel="Sending…"
          onClick={run}
        >
          {state.changed > 0 ? "Save and send a test" : "Send a test"}
        </Button>
      </div>
      <div role="status" className="mt-3 max-w-measure">
        {!isMailSetUp(saved) && state.changed === 0 && (
          <p className="text-muted">A server and a sender are needed first.</p>
        )}
        {outcome?.message && (
          <p className={outcome.success ? "border-ok border-l-2 pl-3" : "border-danger border-l-2 pl-3"}>
            <strong>{outcome.success ? "It works. " : "It does not work yet. "}</strong>
            {outcome.message}
          </p>
        )}
      </div>
    </FormSection>
  );
}

type Answer = components["schemas"]["TestMailAnswer"];

interface TestOutcome {
  success: boolean;
  message: string | undefined;
  /** The fault in the e-mail address. */
  field?: string | undefined;
}

const SILENT = "The shop itself did not answer. Please try again.";

/** Send a test mail to an address, or to the owner for a blank one. */
function useSendTest() {
  const test = useCall((to: string) =>
    request("/api/admin/mail/test", { method: "POST", body: to ? { to } : {} }),
  );
  return { send: test.mutate, sending: test.isPending, outcome: outcomeOf(test.data, test.error) };
}

function outcomeOf(answer: Answer | undefined, error: unknown): TestOutcome | undefined {
  if (!error) return answer;
  const field = fieldMessages(error).to;
  return { success: false, field, message: field ? undefined : (serverMessage(error) ?? SILENT) };
}

/**
 * Say what customers miss while mails cannot link to the shop for lack of a public address, and where to set
 * one.
 */
export function NoAddressNote() {
  return (
    <aside
      aria-label="No public address"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-warn border-l-2 bg-surface p-4"
    >
      <p className="mr-auto max-w-measure grow basis-56">
        No public address is set, so e-mails to customers have no link to their order: they are asked to look
        it up, reply or call. Once it is set, new e-mails have the link.
      </p>
      <ButtonLink size="small" to="/admin/online#public-address">
        Set the public address
      </ButtonLink>
    </aside>
  );
}
