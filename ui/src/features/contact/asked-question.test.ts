import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { contactBody } from "@/shared/api/fields/public-fields";
import { enquiryUrl } from "@/shared/ui/links/ask-link";
import { askedQuestion } from "./asked-question";
import { enquirySchema } from "./enquiry";

const VEHICLE = "Citroën C4 & Co, 2010-2018";

test.each([
  [{ part: "LED Kit #5", partId: "p" }, { message: "Does “LED Kit #5” suit my vehicle?" }],
  [{ vehicle: VEHICLE }, { vehicleType: VEHICLE, message: `Which parts do you have for the ${VEHICLE}?` }],
  [
    { part: "LED Kit #5", partId: "p", vehicle: VEHICLE },
    { vehicleType: VEHICLE, message: "Does “LED Kit #5” suit my vehicle?" },
  ],
  [{ wanted: "5K0 615 301 & bolts" }, { message: "Can you get this part for me: “5K0 615 301 & bolts”?" }],
  [{ topic: "order" as const }, { message: "What is the status of my order? Its number is " }],
])("a link about %j fills the form in", (question, fields) => {
  expect(askedQuestion(enquiryUrl(question).search)).toEqual(fields);
});

test("a service is chosen, one that there is not is not", () => {
  expect(askedQuestion("?service=led")).toEqual({ serviceInterest: "led" });
  expect(askedQuestion("?service=toString")).toEqual({});
});

test.each(["", "?part=", "?topic=constructor", "?topic=__proto__", "?message=pay+me"])(
  "%s fills nothing in",
  (search) => {
    expect(askedQuestion(search)).toEqual({});
  },
);

test("a name of any length still makes an enquiry that can be sent", () => {
  const fields = askedQuestion(enquiryUrl({ vehicle: "W".repeat(9000) }).search);
  expect(fields.vehicleType).toHaveLength(contactBody.vehicleType.maxLength);
  expect(
    safeParse(enquirySchema, {
      name: "Al",
      email: "a@b.ie",
      phone: "",
      serviceInterest: "",
      preferredDay: "",
      ...fields,
    }).success,
  ).toBe(true);
});
