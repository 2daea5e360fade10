import type { ReactNode } from "react";
import { useTrades } from "@/shared/admin/trades";
import type { AllSettings } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";
import { HoursStep } from "../hours/hours-step";
import { firstServer } from "../mail/mail-providers";
import { MailServerSettings } from "../mail/mail-server-section";
import { AddressSetting, SocialSettings } from "../sections/business-section";
import { DeliverySettings } from "../sections/delivery-section";
import { PaymentSettings } from "../sections/payment-section";
import { TaxSettings } from "../sections/tax-section";
import { TextSetting } from "../sections/text-setting";
import { TradeSettings } from "../sections/trade-section";
import { FigureQuestions, unanswered } from "./figure-questions";
import { ownPages } from "./own-pages";
import { stepOf } from "./question-step";

interface FieldsProps {
  fields: SettingsFields;
  saved: AllSettings;
}

function BusinessSettings({ fields }: FieldsProps) {
  return (
    <>
      <Part title="What do you do?">
        <TradeSettings fields={fields} />
      </Part>
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
    </>
  );
}

function AboutSettings({ fields, saved }: FieldsProps) {
  return (
    <>
      <Part title="Is this true of your workshop?">
        <FigureQuestions fields={fields} saved={saved} />
      </Part>
      <Part title="Social networks">
        <SocialSettings fields={fields} />
      </Part>
    </>
  );
}

function MoneySettings({ fields }: FieldsProps) {
  return (
    <>
      <TaxSettings fields={fields} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextSetting fields={fields} name="legalName" label="Legal name" optional hint="For your invoices." />
        {fields.form.taxMode !== "none" && (
          <TextSetting
            fields={fields}
            name="vatNumber"
            label="VAT number"
            optional
            placeholder="IE6388047V"
          />
        )}
      </div>
    </>
  );
}

function PaySettings({ fields }: FieldsProps) {
  const does = useTrades();
  return (
    <>
      <PaymentSettings fields={fields} />
      {does("parts") && (
        <Part title="Delivery and collection">
          <DeliverySettings fields={fields} />
        </Part>
      )}
    </>
  );
}

interface PartProps {
  title: string;
  children: ReactNode;
}

/** Show one of two subjects of a step. */
function Part({ title, children }: PartProps) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-sans font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/**
 * The steps of the first run that ask for settings. The fields and rules are those of the settings' own
 * screens.
 */
export const QUESTIONS = {
  business: stepOf({
    step: "business",
    names: ["sellsParts", "worksOnCars", "businessName", "phone", "email", "address"],
    title: "Your workshop",
    lead: "The name is on every page and in every e-mail; the rest helps customers find you. Blank fields are not shown.",
    Fields: BusinessSettings,
  }),
  hours: HoursStep,
  about: stepOf({
    step: "about",
    names: ["stats", "tiktokUrl", "instagramUrl", "facebookUrl", "snapchatUrl"],
    first: (saved) => ({ ...ownPages(saved), ...unanswered(saved) }),
    title: "What visitors read about you",
    lead: "The home page shows a number beside “About” only if you say it is true: made-up ones are against the law. Blank addresses are not shown.",
    Fields: AboutSettings,
  }),
  tax: stepOf({
    step: "tax",
    names: ["taxMode", "taxRate", "labourTaxRate", "legalName", "vatNumber"],
    title: "How does tax work?",
    lead: "This applies to every cart from now on. An example of what a customer pays is shown below the choices.",
    Fields: MoneySettings,
  }),
  payment: stepOf({
    step: "payment",
    names: [
      "offerWorkshop",
      "offerTransfer",
      "offerCard",
      "iban",
      "accountName",
      "stripeKey",
      "stripeWebhookSecret",
      "deliveryPrice",
      "freeDeliveryOver",
      "collection",
    ],
    title: "How do customers pay?",
    lead: "Tick what you offer; customers choose at checkout.",
    Fields: PaySettings,
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
    first: firstServer,
    title: "E-mails to customers",
    lead: "The shop sends its e-mails from your address. If you skip this, every e-mail waits for you under E-mails.",
    Fields: MailServerSettings,
  }),
};
