import { WaitingOffer } from "@/features/admin-mail/waiting-offer";
import { MailEditor } from "@/features/admin-settings/form/mail-editor";
import { isMailSetUp } from "@/features/admin-settings/form/mail-set-up";
import { useAllSettings } from "@/features/admin-settings/form/use-settings-form";
import { NoAddressNote } from "@/features/admin-settings/sections/mail-trial";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function MailSettingsPage() {
  const settings = useAllSettings();
  return (
    <AdminPage title="Mail">
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
