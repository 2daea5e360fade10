import { useSettings } from "@/shared/api/use-settings";
import { SectionLink } from "../section-link";

const LINK = "underline underline-offset-4 hover:text-accent";

/** Offer the enquiry and the shop's own e-mail address and phone, below a link that leads nowhere. */
export default function WhereToWrite() {
  const { email, phone } = useSettings();
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SectionLink section="contact" className="button" data-variant="secondary">
        Send an enquiry
      </SectionLink>
      {email && (
        <a href={`mailto:${email}`} className={LINK}>
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={LINK}>
          {phone}
        </a>
      )}
    </p>
  );
}
