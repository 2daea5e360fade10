import { CONSULTATION } from "@/content/enquiry/enquiry-choices";
import { shownServices } from "@/content/service-titles";
import { contactBody } from "@/shared/api/fields/public-fields";
import { useSettings } from "@/shared/api/use-settings";
import { useHydrated } from "@/shared/lib/use-hydrated";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { MeantEmail } from "@/shared/ui/forms/meant-email";
import { Select } from "@/shared/ui/forms/select";
import { Textarea } from "@/shared/ui/forms/textarea";
import { Input } from "@/shared/ui/input";
import { EnquirySubjectChoice } from "./enquiry-subject-choice";
import { PhotoField } from "./photo-field";
import { PhotosNotAdded } from "./photos-not-added";
import { PlateNote } from "./plate-note";
import { type Keeping, useEnquiry } from "./use-enquiry";

/**
 * Show the form. It is sent by POST even where its script is missing, so that a visitor's words never end up in
 * an address.
 */
export default function ContactForm(keeping: Keeping) {
  const hydrated = useHydrated();
  const { register, submit, errors, sending, photos, subject, adding, vehicle } = useEnquiry(keeping);
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-labelledby="contact-title"
      className="grid content-start gap-x-6 gap-y-4 sm:grid-cols-2"
    >
      <Field label="Name" error={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            {...register("name")}
            autoComplete="name"
            maxLength={contactBody.name.maxLength}
            required
          />
        )}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <>
            <Input {...control} {...register("email")} type="email" autoComplete="email" required />
            <MeantEmail />
          </>
        )}
      </Field>
      <Field label="Phone" optional error={errors.phone?.message}>
        {(control) => (
          <Input
            {...control}
            {...register("phone")}
            type="tel"
            autoComplete="tel"
            maxLength={contactBody.phone.maxLength}
          />
        )}
      </Field>
      <Field label="Vehicle" optional error={errors.vehicleType?.message}>
        {(control) => (
          <>
            <Input
              {...control}
              {...register("vehicleType")}
              placeholder="Make, model and year"
              maxLength={contactBody.vehicleType.maxLength}
            />
            <PlateNote vehicle={vehicle} />
          </>
        )}
      </Field>
      <Field label="Service" optional error={errors.serviceInterest?.message} className="sm:col-span-2">
        {(control) => (
          <Select {...control} {...register("serviceInterest")}>
            <option value="">Select a service</option>
            {shownServices(useSettings()).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            <option value={CONSULTATION.value}>{CONSULTATION.label}</option>
          </Select>
        )}
      </Field>
      <Field label="Message" error={errors.message?.message} className="sm:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            {...register("message")}
            maxLength={contactBody.message.maxLength}
            required
          />
        )}
      </Field>
      <Field label="Preferred day" optional error={errors.preferredDay?.message}>
        {(control) => <Input {...control} {...register("preferredDay")} type="date" />}
      </Field>
      <PhotoField {...photos} />
      <EnquirySubjectChoice {...subject} />
      {adding.data && <PhotosNotAdded unsent={adding.data} onRetry={adding.mutate} />}
      <Button
        type="submit"
        variant="primary"
        pending={sending}
        pendingLabel="Sending…"
        disabled={!hydrated}
        className="sm:justify-self-start"
      >
        Send Message
      </Button>
    </form>
  );
}
