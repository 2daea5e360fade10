import { useSearchParams } from "react-router-dom";
import { Loaded } from "@/shared/admin/loaded";
import { FoundMails } from "./found-mails";
import { MailTabs } from "./mail-tabs";
import { readFilter } from "./mails-filter";
import { useMails } from "./use-mails";

/** The outbox: every mail that the shop wrote, and what became of it. `canSend` with a mail server. */
export function MailScreen({ canSend }: { canSend: boolean }) {
  const [params] = useSearchParams();
  const filter = readFilter(params);
  const mails = useMails(filter);
  return (
    <>
      <MailTabs filter={filter} counts={mails.data?.counts} />
      <Loaded query={mails} failure="The mails could not be loaded.">
        {(answer) => <FoundMails key={filter.status} filter={filter} answer={answer} canSend={canSend} />}
      </Loaded>
    </>
  );
}
