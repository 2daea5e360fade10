import { ArrowLeft } from "lucide-react";
import { useNavigate, useParams } from "react-router-dom";
import { ContactDetail } from "@/features/admin-contacts/contact-detail";
import { useContact } from "@/features/admin-contacts/use-contacts";
import { PersonButtons } from "@/features/admin-privacy/person-buttons";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";
import { ButtonLink } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";

export default function ContactPage() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const contact = useContact(id);
  return (
    <AdminPage
      title={contact.data?.contact.name ?? "Customer"}
      actions={
        <ButtonLink size="small" variant="ghost" to="/admin/contacts">
          <Icon of={ArrowLeft} className="size-4" />
          All customers
        </ButtonLink>
      }
    >
      <Loaded query={contact} failure="The customer could not be loaded.">
        {(loaded) => (
          <ContactDetail
            {...loaded}
            privacy={
              <PersonButtons
                {...loaded.contact}
                onErased={() => navigate("/admin/contacts", { replace: true })}
              />
            }
          />
        )}
      </Loaded>
    </AdminPage>
  );
}
