import "./messages.css";
import { MessagesList } from "@/features/admin-messages/messages-list";
import { useEnquiries } from "@/features/admin-messages/use-enquiries";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function ContactMessagesPage() {
  return (
    <AdminPage title="Contact messages">
      <Loaded query={useEnquiries()} failure="The messages could not be loaded.">
        {(enquiries) => <MessagesList enquiries={enquiries} />}
      </Loaded>
    </AdminPage>
  );
}
