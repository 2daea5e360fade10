import { MailOpen, SearchX } from "lucide-react";
import { useEffect } from "react";
import { NothingFound } from "@/shared/admin/nothing-found";
import { cx } from "@/shared/lib/cx";
import { EmptyState } from "@/shared/ui/empty-state";
import { MessagesFilter } from "./list/messages-filter";
import { MessagesList, useFoundMessages } from "./list/messages-list";
import { sweepReplies } from "./thread/reply-draft";
import { ThreadScreen } from "./thread/thread-screen";
import type { Enquiry } from "./use-enquiries";
import { useShopClock } from "./use-shop-clock";

interface MessagesScreenProps {
  enquiries: Enquiry[];
  /** The message that the URL names. */
  openId: string | undefined;
}

/** The messages, and the open one beside them; on a phone one of the two. */
export function MessagesScreen({ enquiries, openId }: MessagesScreenProps) {
  const now = useShopClock(enquiries);
  const { shown, filter, showAll } = useFoundMessages(enquiries, openId);
  const open = enquiries.find(({ id }) => id === openId);
  useEffect(() => sweepReplies(enquiries.map(({ id }) => id)), [enquiries]);
  if (enquiries.length === 0 && !openId) return <NoMessages />;
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
      <div className={cx("min-w-0 lg:col-span-2", openId && "max-lg:hidden")}>
        <MessagesFilter {...filter} />
      </div>
      <div className={cx("min-w-0", openId && "max-lg:hidden")}>
        <MessagesList shown={shown} openId={openId} now={now} onShowAll={showAll} />
      </div>
      <div className="min-w-0">
        {open ? (
          <ThreadScreen key={open.id} enquiry={open} now={now} />
        ) : openId ? (
          <NothingFound
            icon={SearchX}
            title="This message is gone"
            all={{ to: "/admin/contact-messages", label: "Show all messages" }}
          />
        ) : (
          <p className="text-muted max-lg:hidden">Choose a message to read and answer it.</p>
        )}
      </div>
    </div>
  );
}

function NoMessages() {
  return (
    <EmptyState icon={MailOpen} title="No messages yet">
      What visitors write in the contact form appears here.
    </EmptyState>
  );
}
