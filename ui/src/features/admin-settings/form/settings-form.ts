import { readDecimal } from "@/shared/admin/money/read-price";
import { settingsBody } from "@/shared/api/fields/admin-fields";
import type { components } from "@/shared/api/schema";

export type AllSettings = components["schemas"]["AllSettings"];
/** The settings to send. Of a secret this is only a new one, or "" to remove it. */
export type SettingsChanges = components["schemas"]["SettingsBody"];

type Limits = typeof settingsBody;
/** The settings whose limits are numbers. */
type Numbers = {
  [Name in keyof Limits]: Limits[Name] extends { min: number } ? Name : never;
}[keyof Limits];
const NUMBERS = (Object.keys(settingsBody) as (keyof Limits)[]).filter(isNumber);

function isNumber(name: keyof Limits): name is Numbers {
  return "min" in settingsBody[name];
}

/** These settings are written and never read. */
export type SecretName = Exclude<keyof SettingsChanges, keyof AllSettings>;

/** The settings as they are edited, with numbers as typed. A secret that is left out is not changed. */
export type SettingsForm = Omit<AllSettings, Numbers> &
  Record<Numbers, string> &
  Partial<Record<SecretName, string>>;
export type SettingName = keyof SettingsForm;
export type TextName = {
  [Name in SettingName]-?: SettingsForm[Name] extends string ? Name : never;
}[SettingName];

export function toForm(settings: AllSettings): SettingsForm {
  return { ...settings, ...eachNumber((name) => String(settings[name])) };
}

/** Return the changed settings in the server's form; empty when all are as saved. */
export function changesOf(form: SettingsForm, saved: AllSettings): SettingsChanges {
  const wanted = toBody(form);
  const present = toBody(toForm(saved));
  const names = Object.keys(wanted) as (keyof typeof wanted)[];
  const changed = names.filter((name) => JSON.stringify(wanted[name]) !== JSON.stringify(present[name]));
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]));
}

/** Return the named settings in the server's form, the unchanged ones too. */
export function bodyOf(form: SettingsForm, names: readonly SettingName[]): SettingsChanges {
  return Object.fromEntries(
    Object.entries(toBody(form)).filter(([name]) => names.some((each) => each === name)),
  );
}

/** Return the changed settings as they were typed, without the secrets among them, to continue with later. */
export function typedOf(form: SettingsForm, saved: AllSettings): Partial<SettingsForm> {
  const names = Object.keys(changesOf(form, saved)) as SettingName[];
  return withoutSecrets(Object.fromEntries(names.map((name) => [name, form[name]])), saved);
}

/** Return what was typed without the secrets, which are the settings that cannot be read. */
export function withoutSecrets(typed: Partial<SettingsForm>, saved: AllSettings): Partial<SettingsForm> {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => name in saved));
}

function toBody(form: SettingsForm) {
  return {
    ...form,
    taxRate: form.taxRate.replace(",", "."),
    labourTaxRate: form.labourTaxRate.replace(",", "."),
    labourPrice: readDecimal(form.labourPrice),
    deliveryPrice: readDecimal(form.deliveryPrice),
    freeDeliveryOver: readDecimal(form.freeDeliveryOver),
    // What is no number, such as a blank, becomes null, which the server refuses with its sentence.
    ...eachNumber((name) => (form[name].trim() === "" ? Number.NaN : Number(form[name]))),
  };
}

function eachNumber<Value>(read: (name: Numbers) => Value) {
  return Object.fromEntries(NUMBERS.map((name) => [name, read(name)])) as Record<Numbers, Value>;
}
