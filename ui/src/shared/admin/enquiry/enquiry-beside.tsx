import { useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";
import type { components } from "@/shared/api/schema";
import { Link } from "@/shared/ui/link";
import { Loaded } from "../loaded";
import { TimeText } from "../time-text";
import { EnquiryPhotos } from "./enquiry-photos";
import { serviceName } from "./service-name";

const WIDE = "(min-width: 64rem)";

/** Show an enquiry beside what is written about it. On a phone it is folded. */
export function EnquiryBeside({ id }: { id: string }) {
  const thread = useQuery(reading(apiKey(`/api/contact-inquiries/${id}/thread`)));
  return (
    <details className="panel max-lg:order-first" open={window.matchMedia(WIDE).matches || undefined}>
      <summary className="cursor-pointer font-semibold">{sayEnquiry(thread.data)}</summary>
      <Loaded query={thread} failure="The enquiry could not be loaded.">
        {(loaded) => <Asked id={id} thread={loaded} />}
      </Loaded>
    </details>
  );
}

type Thread = components["schemas"]["ThreadView"];

function Asked({ id, thread: { inquiry, photos } }: { id: string; thread: Thread }) {
  const { vehicle, vehicleType, part, serviceInterest, message, createdAt } = inquiry;
  const service = serviceInterest && serviceName(serviceInterest);
  const about = [...new Set([vehicle, vehicleType, part, service])].filter(Boolean).join(" · ");
  return (
    <div className="mt-3 flex flex-col gap-3">
      <p className="flex flex-wrap justify-between gap-x-4 text-muted">
        <TimeText of={createdAt} />
        <Link to={`/admin/contact-messages/${id}`} className="underline underline-offset-4">
          Open enquiry
        </Link>
      </p>
      {about && <p className="wrap-anywhere text-muted">{about}</p>}
      <p
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys.
        tabIndex={0}
        data-quiet-focus
        className="wrap-anywhere max-h-[40dvh] overflow-y-auto whitespace-pre-line"
      >
        {message}
      </p>
      <EnquiryPhotos photos={photos} />
    </div>
  );
}

/** Return "Enquiry of Ciara Walsh, 2 photos". */
function sayEnquiry(thread: Thread | undefined): string {
  if (!thread) return "Enquiry";
  const count = thread.photos.length;
  const photos = count === 1 ? ", 1 photo" : count > 1 ? `, ${count} photos` : "";
  return `Enquiry from ${thread.inquiry.name}${photos}`;
}
