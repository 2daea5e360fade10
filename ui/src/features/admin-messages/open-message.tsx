import type { ReactNode } from "react";
import { MessageActions } from "./message-actions";
import { serviceName } from "./service-name";
import type { Enquiry } from "./use-enquiries";

const LINK = "text-accent underline underline-offset-4 hover:text-accent-hover";

/** The message whole, its sender, and what can be done with it. */
export function OpenMessage({ enquiry, onDeleted }: { enquiry: Enquiry; onDeleted: () => void }) {
  const { email, phone, vehicleType, serviceInterest, message } = enquiry;
  return (
    <div className="grid gap-x-8 gap-y-5 px-3 pt-2 pb-5 lg:grid-cols-[1fr_22rem]">
      <p className="max-w-measure whitespace-pre-line text-body">{message}</p>
      <dl className="grid grid-cols-[5rem_1fr] gap-y-1 self-start break-all">
        <Detail name="E-mail">
          <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`} className={LINK}>
            {email}
          </a>
        </Detail>
        {phone && (
          <Detail name="Phone">
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={LINK}>
              {phone}
            </a>
          </Detail>
        )}
        {vehicleType && <Detail name="Vehicle">{vehicleType}</Detail>}
        {serviceInterest && <Detail name="Service">{serviceName(serviceInterest)}</Detail>}
      </dl>
      <MessageActions enquiry={enquiry} onDeleted={onDeleted} />
    </div>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
