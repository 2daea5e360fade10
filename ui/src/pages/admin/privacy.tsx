import { PersonSearch } from "@/features/admin-privacy/person-search";
import { RetentionEditor } from "@/features/admin-settings/form/small-editors";
import { useAllSettings } from "@/features/admin-settings/form/use-settings-form";
import { AdminPage } from "@/shared/admin/admin-page";
import { FormSection } from "@/shared/admin/forms/form-section";
import { Loaded } from "@/shared/admin/loaded";

export default function PrivacyPage() {
  return (
    <AdminPage title="Find a person">
      <FormSection
        id="person"
        title="What do we store about a person?"
        description="When a customer asks what you know about them, or wants to be forgotten: find them by e-mail address, name, phone or order number."
      >
        <PersonSearch />
      </FormSection>
      <Loaded query={useAllSettings()} failure="The settings could not be read.">
        {(saved) => <RetentionEditor saved={saved} />}
      </Loaded>
    </AdminPage>
  );
}
