import { NoAddress } from "@/shared/admin/links/no-address";
import { WhatsAppLink } from "@/shared/admin/links/whatsapp-link";
import { useCall } from "@/shared/admin/use-call";
import { request } from "@/shared/api/request";
import { Button } from "@/shared/ui/button";
import { CopyButton } from "@/shared/ui/controls/copy-button";
import { Textarea } from "@/shared/ui/forms/textarea";

interface InformCustomerProps {
  jobId: string;
  what: "day" | "ready";
  /** The label, such as "Tell Ciara Walsh: Tue 1 Dec, 09:00". */
  label: string;
  /** A mail can be sent, because there are an address and a mail server. */
  canMail: boolean;
}

/** Tell a job's customer the day or that the car is ready, by mail or by a text to pass on. */
export function InformCustomer({ jobId, what, label, canMail }: InformCustomerProps) {
  const { mutate, isPending, data, variables } = useInform(jobId, what);
  const passedOn = useInform(jobId, what);
  return (
    <div className="flex flex-col gap-3">
      <p className="wrap-anywhere font-semibold">{label}</p>
      <NoAddress />
      <div className="flex flex-wrap gap-3">
        {canMail && (
          <Button size="small" pending={isPending} onClick={() => mutate({ by: "mail" })}>
            By e-mail
          </Button>
        )}
        <Button size="small" pending={isPending} onClick={() => mutate({ by: "link" })}>
          Text to pass on
        </Button>
      </div>
      {variables?.by === "link" && data && (
        <TextToPassOn text={data.text} onPassedOn={() => passedOn.mutate({ by: "link", passedOn: true })} />
      )}
    </div>
  );
}

interface TextToPassOnProps {
  text: string;
  /** Is called when the text was copied, or WhatsApp opened with it: the customer counts as informed. */
  onPassedOn: () => void;
}

function TextToPassOn({ text, onPassedOn }: TextToPassOnProps) {
  return (
    <div className="flex flex-col gap-3">
      <Textarea readOnly aria-label="Text for the customer" rows={5} value={text} onCopy={onPassedOn} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label="Copy text" onCopied={onPassedOn} />
        <WhatsAppLink words={text} onOpen={onPassedOn} />
      </div>
    </div>
  );
}

const READ_ANEW = ["appointments", "today", "jobs"];

function useInform(jobId: string, what: "day" | "ready") {
  return useCall(
    (how: { by: "mail" | "link"; passedOn?: boolean }) =>
      request(`/api/admin/jobs/${jobId}/tell`, { method: "POST", body: { what, ...how } }),
    {
      failure: "The customer could not be told",
      success: (_, { by }) => (by === "mail" ? { title: "The customer is told by e-mail" } : undefined),
      reload: (client) =>
        client.invalidateQueries({
          predicate: ({ queryKey }) => READ_ANEW.some((name) => `${queryKey[2]}`.startsWith(name)),
        }),
    },
  );
}
