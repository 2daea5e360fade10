import { describe, expect, it } from "vitest";
import { fillFields, openPlaces } from "./fill-fields";
import { sayTodo } from "./list/task-row";
import { mailtoLink } from "./thread/mailto-link";

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

describe("a task of the inbox", () => {
  it.each([
    [{ todo: "decide", amount: "43.90", daysLeft: 5 }, "Accept or refuse"],
    [{ todo: "pay_back", amount: "43.90", daysLeft: 1 }, "Pay back €43.90, 1 day left"],
    [{ todo: "pay_back", amount: null, daysLeft: -1 }, "Pay back, late"],
    [{ todo: "send_again", amount: null, daysLeft: null }, "Not sent: send it again"],
    [{ todo: "send_by_hand", amount: null, daysLeft: null }, "To be sent by you"],
  ] as const)("says what to do: %j", (task, text) => {
    expect(sayTodo(task)).toBe(text);
  });
});
