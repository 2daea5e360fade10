import type { AllSettings } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";
import { AddressSetting, HoursSetting, SocialSettings } from "../sections/business-section";
import { DeliverySettings } from "../sections/delivery-section";
import { MailServerSettings } from "../sections/mail-server-section";
import { TaxSettings } from "../sections/tax-section";
import { TextSetting } from "../sections/text-setting";
import { FigureQuestions, unanswered } from "./figure-questions";
import { OnlineSettings } from "./online-settings";
import { ownPages } from "./own-pages";
import { stepOf } from "./question-step";

interface FieldsProps {
  fields: SettingsFields;
  saved: AllSettings;
}

function BusinessSettings({ fields }: FieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextSetting
        fields={fields}
        name="businessName"
        label="Business name"
        autoComplete="organization"
        className="sm:col-span-2"
      />
      <TextSetting fields={fields} name="phone" label="Phone" optional type="tel" autoComplete="tel" />
      <TextSetting fields={fields} name="email" label="E-mail" optional type="email" autoComplete="email" />
      <AddressSetting fields={fields} />
    </div>
  );
}

function MailSettings({ fields, saved }: FieldsProps) {
  const { email } = fields.form;
  return (
    <>
      <MailServerSettings fields={fields} saved={saved} />
      <TextSetting
        fields={fields}
        name="mailFrom"
        label="Sender"
        optional
        hint={email ? `Blank: ${email}` : "Customers see this address. Without one nothing is sent."}
        type="email"
        width="max-w-form"
      />
    </>
  );
}

/** The steps of the first run that ask for settings: the fields and rules are those of the settings' own screens. */
export const QUESTIONS = {
  business: stepOf({
    step: "business",
    names: ["businessName", "phone", "email", "address"],
    title: "Your workshop",
    lead: "The name is on every page and in every e-mail; the rest helps customers find you. Blank fields are not shown.",
    Fields: BusinessSettings,
  }),
  hours: stepOf({
    step: "hours",
    names: ["hours"],
    title: "When are you open?",
    lead: "The hours are shown in this order beside the contact form and at the bottom of each page.",
    Fields: HoursSetting,
  }),
  social: stepOf({
    step: "social",
    names: ["tiktokUrl", "instagramUrl", "facebookUrl", "snapchatUrl"],
    first: ownPages,
    title: "Your social networks",
    lead: "The addresses of your own pages. Blank ones are not shown.",
    Fields: SocialSettings,
  }),
  figures: stepOf({
    step: "figures",
    names: ["stats"],
    first: unanswered,
    title: "Is this true?",
    lead: "A figure is shown beside “About” on the home page only if you say it is true of your workshop. Made-up reviews are against the law. You can write your own figures under Settings.",
    Fields: FigureQuestions,
  }),
  tax: stepOf({
    step: "tax",
    names: ["taxMode", "taxRate", "labourTaxRate"],
    title: "How does tax work?",
    lead: "For every cart from now on. An example of what a customer pays is shown below each choice.",
    Fields: TaxSettings,
  }),
  delivery: stepOf({
    step: "delivery",
    names: ["deliveryPrice", "freeDeliveryOver", "collection"],
    title: "How do parts reach customers?",
    lead: "One price for every delivery, whatever the weight. Collecting at the workshop is free.",
    Fields: DeliverySettings,
  }),
  mail: stepOf({
    step: "mail",
    names: [
      "mailHost",
      "mailPort",
      "mailSecurity",
      "mailUnencrypted",
      "mailUser",
      "mailPassword",
      "mailFrom",
    ],
    title: "E-mails to customers",
    lead: "Your provider calls these “outgoing mail” or SMTP. Without a server, every e-mail waits for you under E-mails, ready to send.",
    Fields: MailSettings,
  }),
  online: stepOf({
    step: "online",
    names: ["tunnel", "publicUrl"],
    first: ({ tunnel }) => ({ tunnel: tunnel ?? "none" }),
    send: ({ tunnel }) => (tunnel === "none" ? ["tunnel"] : ["tunnel", "publicUrl"]),
    title: "How do customers reach the shop?",
    lead: "The shop runs on this PC. A tunnel brings customers to it without opening your router. You set it up later, under Online; nothing is switched on here.",
    Fields: OnlineSettings,
  }),
};
