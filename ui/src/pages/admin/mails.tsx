import "./messages.css";
import "./mails.css";
import { MailScreen, NoServerNote } from "@/features/admin-mail/mail-screen";

import { WaitingOffer } from "@/features/admin-mail/waiting-offer";
import { isMailSetUp } from "@/features/admin-settings/form/mail-set-up";
import { useAllSettings } from "@/features/admin-settings/form/use-settings-form";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function MailsPage() {
  const settings = useAllSettings();
  return (
    <AdminPage title="E-mails">
      <Loaded query={settings} failure="The e-mails could not be loaded.">
        {(saved) => (
          <>
            {isMailSetUp(saved) ? <WaitingOffer /> : <NoServerNote />}
            <MailScreen canSend={isMailSetUp(saved)} />
          </>
        )}
      </Loaded>
    </AdminPage>
  );
}
