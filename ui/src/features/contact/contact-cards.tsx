import type { ReactNode } from "react";
import { useSettings } from "@/shared/api/use-settings";
import { HomeIcon } from "@/shared/ui/pictures/home-icon";

const LINK = "underline-offset-4 hover:underline";

/** Show phone, e-mail, location and hours, without what the business has left blank. */
export function ContactCards() {
  const { phone, email, address, hours } = useSettings();
  return (
    <ul className="flex flex-col self-start">
      {phone && (
        <ContactCard icon="phone" title="Phone">
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={LINK}>
            {phone}
          </a>
        </ContactCard>
      )}
      {email && (
        <ContactCard icon="mail" title="Email">
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </ContactCard>
      )}
      {address && (
        <ContactCard icon="place" title="Location">
          <p className="whitespace-pre-line">{address}</p>
        </ContactCard>
      )}
      {hours.length > 0 && (
        <ContactCard icon="clock" title="Hours">
          {hours.map((line) => (
            <p key={line.days} className="wrap-anywhere tabular">
              {`${line.days} ${line.hours}`}
            </p>
          ))}
        </ContactCard>
      )}
    </ul>
  );
}

function ContactCard({ icon, title, children }: { icon: string; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4 border-line border-t py-6 first:border-t-0 first:pt-0">
      <HomeIcon id={icon} className="mt-0.5 size-6 text-subtle" />
      <div className="min-w-0">
        <h3 className="eyebrow font-sans text-subtle">{title}</h3>
        <div className="mt-1">{children}</div>
      </div>
    </li>
  );
}
