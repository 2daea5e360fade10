import { MailOpen, SearchX } from "lucide-react";
import { useEffect } from "react";
import type { Inbox } from "@/shared/admin/inbox";
import { NothingFound } from "@/shared/admin/nothing-found";
import { PageLinks } from "@/shared/admin/table/page-links";
import { cx } from "@/shared/lib/cx";
import { EmptyState } from "@/shared/ui/empty-state";
import { Loading, Skeleton } from "@/shared/ui/skeleton";
import { MessagesFilter } from "./list/messages-filter";
import { MessagesList } from "./list/messages-list";
import type { useMessages } from "./list/use-messages";
import { sweepReplies } from "./thread/reply-draft";
import { ThreadScreen } from "./thread/thread-screen";
import { useShopClock } from "./use-shop-clock";

interface MessagesScreenProps {
  inbox: Inbox;
  messages: ReturnType<typeof useMessages>;
  /** The message that the URL names. */
  openId: string | undefined;
}

/** Show the messages, and the open one beside them; on a phone one of the two. */
export function MessagesScreen({ inbox, messages, openId }: MessagesScreenProps) {
  const { query, filter, isFiltered, queryOf, showAll } = messages;
  const { enquiries, tasks } = inbox;
  const now = useShopClock(inbox.open ? [...enquiries, inbox.open] : enquiries);
  useEffect(() => {
    sweepReplies();
  }, []);
  if (inbox.shown.all === 0 && !isFiltered && !openId) return <NoMessages />;
  const open = [inbox.open, ...enquiries].find((each) => each?.id === openId);
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
      <div className={cx("min-w-0 lg:col-span-2", openId && "max-lg:hidden")}>
        <MessagesFilter inbox={inbox} {...filter} />
      </div>
      <div className={cx("flex min-w-0 flex-col gap-4", openId && "max-lg:hidden")}>
        <MessagesList enquiries={enquiries} tasks={tasks} openId={openId} now={now} onShowAll={showAll} />
        <PageLinks answer={inbox} shown={enquiries.length + tasks.length} queryOf={queryOf} />
      </div>
      <div className="min-w-0">
        {open ? (
          <ThreadScreen key={open.id} enquiry={open} now={now} />
        ) : openId && query.isPlaceholderData ? (
          <Loading>
            <Skeleton className="h-96" />
          </Loading>
        ) : openId ? (
          <NothingFound
            icon={SearchX}
            title="This enquiry is gone"
            all={{ to: "/admin/contact-messages", label: "Show all enquiries" }}
          />
        ) : (
          <p className="text-muted max-lg:hidden">Choose an enquiry to read and answer it.</p>
        )}
      </div>
    </div>
  );
}

function NoMessages() {
  return (
    <EmptyState icon={MailOpen} title="No enquiries yet">
      Messages from the contact form, and questions about a quote or job, appear here.
    </EmptyState>
  );
}
