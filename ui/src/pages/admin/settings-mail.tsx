import { WaitingOffer } from "@/features/admin-mail/waiting-offer";
import { MailEditor } from "@/features/admin-settings/mail-editor";
import { isMailSetUp } from "@/features/admin-settings/mail-set-up";
import { NoAddressNote } from "@/features/admin-settings/mail-trial";
import { SettingsTabs } from "@/features/admin-settings/settings-tabs";
import { useAllSettings } from "@/features/admin-settings/use-settings-form";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function MailSettingsPage() {
  const settings = useAllSettings();
  return (
    <AdminPage title="Settings" windowTitle="Mail">
      <SettingsTabs />
      <Loaded query={settings} failure="The settings could not be read.">
        {(saved) => (
          <>
            {isMailSetUp(saved) && <WaitingOffer />}
            {saved.publicUrl === "" && <NoAddressNote />}
            <MailEditor saved={saved} />
          </>
        )}
      </Loaded>
    </AdminPage>
  );
}
