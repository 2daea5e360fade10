import "./messages.css";
import { useParams } from "react-router-dom";
import { useMessages } from "@/features/admin-messages/list/use-messages";
import { MessagesScreen } from "@/features/admin-messages/messages-screen";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function ContactMessagesPage() {
  const { id } = useParams();
  const messages = useMessages(id);
  return (
    <AdminPage title="Inbox">
      <Loaded query={messages.query} failure="The enquiries could not be loaded.">
        {(inbox) => <MessagesScreen inbox={inbox} messages={messages} openId={id} />}
      </Loaded>
    </AdminPage>
  );
}
