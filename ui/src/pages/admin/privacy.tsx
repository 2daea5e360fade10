import { PersonSearch } from "@/features/admin-privacy/person-search";
import { AdminPage } from "@/shared/admin/admin-page";
import { FormSection } from "@/shared/admin/forms/form-section";

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
    </AdminPage>
  );
}
