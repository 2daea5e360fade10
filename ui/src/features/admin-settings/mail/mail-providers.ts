import type { SettingsForm } from "../form/settings-form";

export interface MailProvider {
  name: string;
  /** The parts of its addresses after the @. */
  domains: readonly string[];
  host: string;
  port: string;
  security: SettingsForm["mailSecurity"];
  /** The password that is wanted, and what has to be done first. */
  note: string;
  /** The page where that is done. */
  page?: string;
}

const TLS = { port: "465", security: "tls" } as const;
const STARTTLS = { port: "587", security: "starttls" } as const;

/** A provider that takes the password of its website has this note. */
const USUAL = "Enter the password you use to sign in to your e-mail.";
const APP = "Enter an app password, not your usual one: you make it on the provider's page.";
const ALLOW = "In its settings, first allow sending by other programs (“POP3 and IMAP”).";

/** The common providers, each with its server as the provider publishes it. */
export const MAIL_PROVIDERS: readonly MailProvider[] = [
  {
    name: "Gmail",
    domains: ["gmail.com", "googlemail.com"],
    host: "smtp.gmail.com",
    ...TLS,
    note: `${APP} Google asks you to switch on 2-Step Verification first.`,
    page: "https://myaccount.google.com/apppasswords",
  },
  {
    name: "Outlook or Hotmail",
    domains: ["outlook.com", "outlook.ie", "hotmail.com", "hotmail.co.uk", "live.com", "live.ie", "msn.com"],
    host: "smtp-mail.outlook.com",
    ...STARTTLS,
    note: `${APP} Microsoft is ending this way of sending: if the test is refused, use an address of another provider.`,
    page: "https://account.live.com/proofs/AppPassword",
  },
  {
    name: "Microsoft 365",
    domains: [],
    host: "smtp.office365.com",
    ...STARTTLS,
    note: "Your administrator must allow “Authenticated SMTP” for this address, which Microsoft is phasing out.",
  },
  {
    name: "Yahoo",
    domains: ["yahoo.com", "yahoo.ie", "yahoo.co.uk", "yahoo.de", "ymail.com", "rocketmail.com"],
    host: "smtp.mail.yahoo.com",
    ...TLS,
    note: APP,
    page: "https://login.yahoo.com/account/security",
  },
  {
    name: "iCloud",
    domains: ["icloud.com", "me.com", "mac.com"],
    host: "smtp.mail.me.com",
    ...STARTTLS,
    note: APP,
    page: "https://account.apple.com/account/manage",
  },
  {
    name: "GMX",
    domains: ["gmx.net", "gmx.de", "gmx.at", "gmx.ch"],
    host: "mail.gmx.net",
    ...STARTTLS,
    note: `${ALLOW} ${USUAL}`,
    page: "https://www.gmx.net",
  },
  {
    name: "GMX.com",
    domains: ["gmx.com", "gmx.co.uk", "gmx.us"],
    host: "mail.gmx.com",
    ...STARTTLS,
    note: `${ALLOW} ${USUAL}`,
    page: "https://www.gmx.com",
  },
  {
    name: "web.de",
    domains: ["web.de"],
    host: "smtp.web.de",
    ...STARTTLS,
    note: `${ALLOW} ${USUAL}`,
    page: "https://web.de",
  },
  {
    name: "Zoho",
    domains: ["zoho.com", "zohomail.com"],
    host: "smtp.zoho.com",
    ...TLS,
    note: APP,
    page: "https://accounts.zoho.com/home#security/app_password",
  },
  {
    name: "Zoho (Europe)",
    domains: ["zoho.eu", "zohomail.eu"],
    host: "smtp.zoho.eu",
    ...TLS,
    note: APP,
    page: "https://accounts.zoho.eu/home#security/app_password",
  },
  {
    name: "Fastmail",
    domains: ["fastmail.com", "fastmail.fm"],
    host: "smtp.fastmail.com",
    ...TLS,
    note: APP,
    page: "https://app.fastmail.com/settings/security",
  },
  { name: "IONOS", domains: [], host: "smtp.ionos.com", ...TLS, note: USUAL },
  { name: "IONOS (UK)", domains: [], host: "smtp.ionos.co.uk", ...TLS, note: USUAL },
  {
    name: "IONOS (Germany)",
    domains: ["online.de", "onlinehome.de"],
    host: "smtp.ionos.de",
    ...TLS,
    note: USUAL,
  },
  {
    name: "Proton",
    domains: ["proton.me", "protonmail.com", "pm.me"],
    // Bridge runs on this PC, with a certificate of its own that nobody has signed.
    host: "127.0.0.1",
    port: "1025",
    security: "none",
    note: "Proton needs its program Bridge (in paid plans) running on this PC. Enter the password that Bridge shows.",
    page: "https://proton.me/mail/bridge",
  },
];

/** Return the provider of an address, by what is after its @. */
export function providerOfAddress(address: string): MailProvider | undefined {
  const domain = address.trim().toLowerCase().split("@")[1] ?? "";
  return MAIL_PROVIDERS.find(({ domains }) => domains.includes(domain));
}

/** Return the provider whose server these settings name. */
export function providerOfServer({
  mailHost,
  mailPort,
}: Pick<SettingsForm, "mailHost" | "mailPort">): MailProvider | undefined {
  const host = mailHost.trim().toLowerCase();
  return MAIL_PROVIDERS.find((each) => each.host === host && each.port === mailPort.trim());
}

/** Return the settings of the mail server for an address, where its provider is known. */
export function serverFor(provider: MailProvider, address: string) {
  const { host, port, security } = provider;
  return { mailHost: host, mailPort: port, mailSecurity: security, mailUser: address.trim() };
}

/** Return the server to begin with, that of the business's own address. */
export function firstServer({ email, mailHost }: { email: string; mailHost: string }): Partial<SettingsForm> {
  const provider = mailHost === "" ? providerOfAddress(email) : undefined;
  return provider ? serverFor(provider, email) : {};
}
