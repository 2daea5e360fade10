import { describe, expect, it } from "vitest";
import { fillFields, openPlaces } from "./fill-fields";
import { newFirst } from "./list/use-messages";
import { mailtoLink } from "./thread/mailto-link";
import type { Enquiry } from "./use-enquiries";

const enquiry = (over: Partial<Enquiry> = {}): Enquiry => ({
  id: "1",
  name: "Aoife Byrne",
  email: "aoife@example.ie",
  phone: null,
  vehicleType: "VW Golf",
  serviceInterest: "carplay",
  message: "Can you fit it?\nNext week?",
  status: "new",
  createdAt: "2026-03-02T10:05:00Z",
  dueAt: "2026-03-03T10:05:00Z",
  ageSeconds: 3600,
  answeredAt: null,
  undelivered: 0,
  productId: null,
  part: null,
  vehicle: null,
  preferredDay: null,
  wanted: null,
  outcome: null,
  quoteId: null,
  jobId: null,
  about: null,
  stage: "new",
  photoCount: 0,
  ...over,
});
const bodyOf = (link: string) => decodeURIComponent(link.split("&body=")[1] ?? "");
const mail = {
  to: "aoife@example.ie",
  subject: "Re: Tint",
  body: "Yes.\nBye",
  quote: "You wrote:\n> Can you?",
};

describe("a link to the mail program", () => {
  it("goes to the sender with the answer above the quoted message", () => {
    const { href, isCut } = mailtoLink(mail);
    expect(href).toMatch(/^mailto:aoife@example\.ie\?subject=Re%3A%20Tint&body=/);
    expect(bodyOf(href)).toBe("Yes.\r\nBye\r\n\r\nYou wrote:\r\n> Can you?");
    expect(isCut).toBe(false);
  });

  it("lets nothing in an address become another part of the link", () => {
    const { href } = mailtoLink({ ...mail, to: "a?bcc=x&y@example.ie" });
    expect(href).toMatch(/^mailto:a%3Fbcc%3Dx%26y@example\.ie\?subject=/);
  });

  it.each(["é", "🚗", "word ", "\n"])("cuts long texts of %j so that mail programs take it", (piece) => {
    const long = piece.repeat(1000);
    for (const text of [{ quote: long }, { body: long }]) {
      const { href, isCut } = mailtoLink({ ...mail, ...text });
      expect(href.length).toBeLessThanOrEqual(1900);
      expect(bodyOf(href)).toMatch(/…$/);
      expect(isCut).toBe("body" in text);
    }
  });
});

describe("fields", () => {
  it("are filled in, and stay where there is nothing to fill in", () => {
    const text = "Hello {{ name }}, call {{phone}} or {{phone}}. {{nmae}}";
    const filled = fillFields(text, { name: "Aoife {{phone}}", phone: "" });
    expect(filled).toBe("Hello Aoife {{phone}}, call {{phone}} or {{phone}}. {{nmae}}");
    expect(openPlaces(`${filled} [day]`)).toEqual(["{{phone}}", "{{nmae}}", "[day]"]);
  });
});

describe("the list", () => {
  it("has those first that were new, each part by time", () => {
    const rows = ["a", "b", "c", "d"].map((id, place) =>
      enquiry({ id, createdAt: `2026-03-0${9 - place}T10:05:00Z` }),
    );
    expect(newFirst(rows, new Set(["b", "d"])).map(({ id }) => id)).toEqual(["b", "d", "a", "c"]);
  });
});
