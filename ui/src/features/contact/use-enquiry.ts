import { valibotResolver } from "@hookform/resolvers/valibot";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { serverMessage } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import { useVehicle } from "@/shared/lib/chosen-vehicle";
import { useHydrated } from "@/shared/lib/use-hydrated";
import { showFieldErrors } from "@/shared/ui/forms/show-field-errors";
import { toast } from "@/shared/ui/toast-store";
import { askedQuestion } from "./asked-question";
import { type Enquiry, type EnquiryFields, enquirySchema } from "./enquiry";
import type { EnquiryDraft } from "./enquiry-draft";
import { sendPhotos, type UnsentPhotos, useChosenPhotos } from "./enquiry-photos";
import { type EnquirySubject, subjectFields, subjectOf, wantedIn } from "./enquiry-subject";

const SHOWN_ID_LENGTH = 8;

/**
 * The draft functions of the page around the form. They are passed in, so that the page needs no further file.
 */
export interface Keeping {
  readDraft: () => EnquiryDraft;
  forgetDraft: () => void;
}

/**
 * Return the enquiry form, checked on submit and then on every change. It has no default values, so that what
 * was typed before the script was loaded is not lost. A refusal leaves every value too.
 */
export function useEnquiry({ readDraft, forgetDraft }: Keeping) {
  const { search } = useLocation();
  const photos = useChosenPhotos();
  const subject = useSubject();
  const form = useForm<EnquiryFields, unknown, Enquiry>({ resolver: valibotResolver(enquirySchema) });
  const { register, handleSubmit, reset, formState, watch } = form;
  useFilledIn(form, readDraft);
  const adding = useMutation({ mutationFn: ({ token, files }: UnsentPhotos) => sendPhotos(token, files) });
  const sending = useMutation({
    mutationFn: sendEnquiry,
    onSuccess: ({ id, token }) => {
      tellSent(id);
      forgetDraft();
      reset();
      if (photos.photos.length > 0) adding.mutate({ token, files: photos.photos, reason: "" });
      photos.clear();
    },
    onError: (error) => {
      showFieldErrors(form, error);
      toast({ title: "Error", description: reasonOf(error), tone: "danger" });
    },
  });
  const submit = handleSubmit((enquiry) =>
    sending.mutate({ ...enquiry, ...subject.fields, ...wantedIn(search, enquiry.message) }),
  );
  const isPending = sending.isPending || adding.isPending;
  const vehicle = watch("vehicleType") ?? "";
  return { register, submit, errors: formState.errors, sending: isPending, photos, subject, adding, vehicle };
}

/** Return the part and the vehicle that the enquiry is about, unless the visitor leaves them out. */
function useSubject() {
  const { search } = useLocation();
  const hydrated = useHydrated();
  const vehicle = useVehicle((store) => store.vehicle);
  const [leftOut, setLeftOut] = useState<Partial<Record<keyof EnquirySubject, boolean>>>({});
  const subject = hydrated ? subjectOf(search, vehicle) : {};
  const left = Object.fromEntries(
    Object.entries(subject).filter(([kind]) => !leftOut[kind as keyof EnquirySubject]),
  );
  return {
    subject,
    fields: subjectFields(left),
    isLeftOut: (kind: keyof EnquirySubject) => leftOut[kind] ?? false,
    onChange: (kind: keyof EnquirySubject, isOut: boolean) => setLeftOut({ ...leftOut, [kind]: isOut }),
  };
}

/** Fill in what the link asks for and what was typed before and not sent, where nothing was typed. */
function useFilledIn(
  { getValues, setValue }: UseFormReturn<EnquiryFields, unknown, Enquiry>,
  readDraft: Keeping["readDraft"],
): void {
  const { search } = useLocation();
  useEffect(() => {
    const question = askedQuestion(search);
    const asked = Object.entries(question);
    const draft = readDraft();
    const isNew = draft.search !== search;
    // What was typed for this very question takes precedence.
    const texts = isNew ? [...asked, ...draft.fields] : [...draft.fields, ...asked];
    // A service that was pressed replaces one that was pressed before.
    if (isNew && question.serviceInterest) setValue("serviceInterest", question.serviceInterest);
    for (const [name, text] of texts) {
      const field = name as keyof EnquiryFields;
      if (!getValues(field)) setValue(field, text);
    }
  }, [search, getValues, setValue, readDraft]);
}

function tellSent(id: string): void {
  const reference = id.slice(0, SHOWN_ID_LENGTH);
  toast({
    title: "Message Sent!",
    description: `Message ID: ${reference}. We'll get back to you within 24 hours.`,
  });
}

function reasonOf(error: Error): string {
  if (error instanceof EnquiryRefused) return error.message;
  return serverMessage(error) ?? "Something went wrong. Please try again.";
}

/** The server took the call but not the enquiry. */
class EnquiryRefused extends Error {}

type EnquiryBody = Enquiry & ReturnType<typeof subjectFields> & ReturnType<typeof wantedIn>;

/**
 * Send the enquiry. Returns its id and the token for photos. Throws EnquiryRefused in the server's words, or
 * ApiError.
 */
async function sendEnquiry({ preferredDay, ...enquiry }: EnquiryBody) {
  const body = { ...enquiry, ...(preferredDay && { preferredDay }) };
  const answer = await request("/api/contact", { method: "POST", body });
  if (!answer.success) throw new EnquiryRefused(answer.message || "Failed to send message");
  return { id: answer.inquiry.id, token: answer.photoToken };
}
