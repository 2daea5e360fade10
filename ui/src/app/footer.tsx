import { SECTIONS } from "@/content/sections";
import { shownServices } from "@/content/service-titles";
import { useSettings } from "@/shared/api/use-settings";
import { useHydrated } from "@/shared/lib/use-hydrated";
import { Link } from "@/shared/ui/link";
import { Logo } from "@/shared/ui/logo";
import { SectionLink } from "@/shared/ui/section-link";
import { FooterContact } from "./footer-contact";
import marks from "./marks.svg?url";

const LINK = "inline-flex min-h-9 items-center text-muted hover:text-text hover:underline underline-offset-4";

/**
 * Show the groups of links, on a phone one below the other. `brief` shows the last row alone, for pages on
 * which somebody is about to order or has ordered.
 */
export function Footer({ brief = false }: { brief?: boolean }) {
  return (
    <footer data-owners="" className="border-line border-t bg-surface">
      {!brief && <FooterGroups />}
      <Copyright brief={brief} />
    </footer>
  );
}

function FooterGroups() {
  return (
    <div className="footer-groups page-width text-small sm:text-body">
      <FooterBrand />
      <nav aria-labelledby="footer-links">
        <h2 id="footer-links" className="eyebrow mb-3 font-sans text-subtle">
          Quick Links
        </h2>
        <FooterLinks />
      </nav>
      <div>
        <h2 className="eyebrow mb-3 font-sans text-subtle">Services</h2>
        <ul className="text-muted lg:columns-2">
          {shownServices(useSettings()).map(([id, title]) => (
            <li key={id} className="break-inside-avoid content-center sm:min-h-9">
              {title}
            </li>
          ))}
        </ul>
      </div>
      <FooterContact />
    </div>
  );
}

function FooterBrand() {
  const { businessName, tagline } = useSettings();
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="brand headline flex items-center gap-3 text-h3">
        <Logo className="size-9" />
        <span>{businessName}</span>
      </p>
      <p className="max-w-72 text-muted max-sm:sr-only">{tagline}</p>
      <SocialLinks />
    </div>
  );
}

const PAGES = [
  ["/shop", "Shop"],
  ["/by-vehicle", "Shop by Vehicle"],
  ["/order-lookup", "Find your order"],
  ["/privacy", "Privacy"],
] as const;

function FooterLinks() {
  return (
    <ul>
      {(["services", "gallery", "about", "contact"] as const).map((name) => (
        <li key={name}>
          <SectionLink section={name} className={LINK}>
            {SECTIONS[name].label}
          </SectionLink>
        </li>
      ))}
      {PAGES.map(([to, label]) => (
        <li key={to}>
          <Link to={to} className={LINK}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * Link to the withdrawal, which the law wants on every page. It leads to a page of its own that needs no
 * script, so it is a plain link.
 */
function WithdrawLink() {
  return (
    <a href="/withdraw" className={`${LINK} font-semibold`}>
      Withdraw from contract here
    </a>
  );
}

/** Link to the texts that the owner has published. They are pages of the server's own, as the withdrawal is. */
function PolicyLinks() {
  return useSettings().policies.map(({ path, title }) => (
    <a key={path} href={path} className={LINK}>
      {title}
    </a>
  ));
}

/** Show the copyright with the year of the build, until the page runs and knows the visitor's year. */
function Copyright({ brief }: { brief: boolean }) {
  const { businessName } = useSettings();
  const year = useHydrated() ? new Date().getFullYear() : __BUILD_YEAR__;
  return (
    <div className="border-line border-t">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 py-3">
        <nav aria-label="Legal" className="flex flex-wrap gap-x-8">
          <WithdrawLink />
          {brief && (
            <Link to="/privacy" className={LINK}>
              Privacy
            </Link>
          )}
          <PolicyLinks />
        </nav>
        <p className="text-small text-subtle">{`© ${year} ${businessName}. All rights reserved.`}</p>
      </div>
    </div>
  );
}

const NETWORKS = { tiktok: "TikTok", instagram: "Instagram", facebook: "Facebook", snapchat: "Snapchat" };
type Network = keyof typeof NETWORKS;

function SocialLinks() {
  const settings = useSettings();
  const named = (Object.keys(NETWORKS) as Network[]).filter((id) => settings[`${id}Url`]);
  return (
    <ul className="-ml-3 flex flex-wrap gap-1">
      {named.map((id) => (
        <li key={id}>
          <a
            href={settings[`${id}Url`]}
            target="_blank"
            rel="noopener noreferrer"
            data-tooltip={NETWORKS[id]}
            className="button text-muted"
            data-variant="ghost"
            data-size="icon"
          >
            <svg aria-hidden="true" className="size-5 fill-current">
              <use href={`${marks}#${id}`} />
            </svg>
            <span className="sr-only">{`${NETWORKS[id]} (opens in a new tab)`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
