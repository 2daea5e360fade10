import "./messages.css";
import { useParams } from "react-router-dom";
import { MessagesScreen } from "@/features/admin-messages/messages-screen";
import { useEnquiries } from "@/features/admin-messages/use-enquiries";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function ContactMessagesPage() {
  const { id } = useParams();
  return (
    <AdminPage title="Contact messages">
      <Loaded query={useEnquiries()} failure="The messages could not be loaded.">
        {(enquiries) => <MessagesScreen enquiries={enquiries} openId={id} />}
      </Loaded>
    </AdminPage>
  );
}
