import { describe, expect, it } from "vitest";
import { searchEnquiries, unreadFirst } from "./messages-list";
import { replyLink } from "./reply-link";
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
  ...over,
});
const bodyOf = (link: string) => decodeURIComponent(link.split("&body=")[1] ?? "");

describe("a reply", () => {
  it("goes to the sender and quotes every line", () => {
    const link = replyLink(enquiry(), "Pitlane", "2 Mar 2026, 10:05");
    expect(link).toMatch(/^mailto:aoife@example\.ie\?subject=Your%20enquiry%20to%20Pitlane&body=/);
    expect(bodyOf(link)).toContain("On 2 Mar 2026, 10:05 you wrote:\r\n> Can you fit it?\r\n> Next week?");
  });

  it("lets nothing in an address become another part of the link", () => {
    const link = replyLink(enquiry({ email: "a?bcc=x&y@example.ie" }), "Pitlane", "today");
    expect(link).toMatch(/^mailto:a%3Fbcc%3Dx%26y@example\.ie\?subject=/);
  });

  it.each(["é", "🚗", "word ", "\n"])(
    "cuts a long text of %j so that mail programs take the link",
    (piece) => {
      const link = replyLink(enquiry({ message: piece.repeat(1000) }), "Pitlane", "today");
      expect(link.length).toBeLessThanOrEqual(1900);
      expect(bodyOf(link)).toMatch(/> .*…$/s);
    },
  );
});

describe("the list", () => {
  it("has those first that were unread, each part in the given order", () => {
    const rows = ["a", "b", "c", "d"].map((id) => enquiry({ id }));
    expect(unreadFirst(rows, new Set(["b", "d"])).map(({ id }) => id)).toEqual(["b", "d", "a", "c"]);
  });

  it("finds every word wherever it stands, the service by its name too", () => {
    const rows = [enquiry({ id: "a" }), enquiry({ id: "b", serviceInterest: null, name: "Seán" })];
    const found = (search: string) => searchEnquiries(rows, search).map(({ id }) => id);
    expect(found("golf WEEK")).toEqual(["a", "b"]);
    expect(found("apple carplay")).toEqual(["a"]);
    expect(found("seán")).toEqual(["b"]);
    expect(found("  ")).toEqual(["a", "b"]);
    expect(found("golf tractor")).toEqual([]);
  });
});
