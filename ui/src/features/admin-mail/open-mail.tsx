import { Loaded } from "@/shared/admin/loaded";
import { Skeleton } from "@/shared/ui/skeleton";
import { MailActions } from "./mail-actions";
import { MailDetails } from "./mail-details";
import { useMail } from "./use-mails";

interface OpenMailProps {
  id: string;
  canSend: boolean;
  onSettled: () => void;
}

/** The mail whole, what became of it, and what can be done with it. */
export function OpenMail({ id, canSend, onSettled }: OpenMailProps) {
  const mail = useMail(id);
  return (
    <div className="px-3 pt-2 pb-5">
      <Loaded query={mail} failure="The mail could not be loaded." skeleton={<Skeleton className="h-72" />}>
        {(loaded) => (
          <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[1fr_22rem]">
            <p className="max-w-measure whitespace-pre-line break-words border border-line bg-bg p-4">
              {loaded.bodyText.trim()}
            </p>
            <div className="flex min-w-0 flex-col gap-5 max-lg:order-first">
              <MailDetails mail={loaded} />
              <MailActions mail={loaded} canSend={canSend} onSettled={onSettled} />
            </div>
          </div>
        )}
      </Loaded>
    </div>
  );
}
