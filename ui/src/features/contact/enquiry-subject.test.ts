import { expect, test } from "vitest";
import { enquiryUrl } from "@/shared/ui/links/ask-link";
import { subjectFields, subjectOf, wantedIn } from "./enquiry-subject";

const golf = {
  brandId: "b",
  modelId: "m",
  name: "Volkswagen Golf",
  year: 2016,
  engineId: null,
  engine: null,
};

test("a link about a part has its id and the visitor's vehicle", () => {
  const { search } = enquiryUrl({ part: "LED Kit", partId: "p" });
  expect(subjectFields(subjectOf(search, golf))).toEqual({ productId: "p", modelId: "m", vehicleYear: 2016 });
});

test("without a part and a vehicle nothing is named", () => {
  expect(subjectFields(subjectOf("?part=LED+Kit", null))).toEqual({});
  expect(subjectFields(subjectOf("", { ...golf, year: null }))).toEqual({ modelId: "m" });
});

test("words that a search did not find go along while the message still asks for them", () => {
  const { search } = enquiryUrl({ wanted: "5K0 615 301" });
  expect(wantedIn(search, "Can you get this part for me: “5K0 615 301”?")).toEqual({ wanted: "5K0 615 301" });
  expect(wantedIn(search, "Do you tint vans?")).toEqual({});
  expect(wantedIn("", "Do you tint vans?")).toEqual({});
});
