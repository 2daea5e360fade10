import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { enquirySchema } from "./enquiry";

const filled = {
  name: "Aoife Byrne",
  email: "aoife@example.ie",
  phone: "",
  vehicleType: " ",
  serviceInterest: "led",
  message: "LEDs for my van, please.",
  preferredDay: "",
};

test("blank optional fields become null and texts are trimmed", () => {
  const { success, output } = safeParse(enquirySchema, { ...filled, name: "  Aoife Byrne " });
  expect(success).toBe(true);
  expect(output).toMatchObject({
    name: "Aoife Byrne",
    phone: null,
    vehicleType: null,
    serviceInterest: "led",
    preferredDay: null,
  });
});

test.each([
  ["name", " A ", "Name must be at least 2 characters"],
  ["email", "a@b", "Please enter a valid email address"],
  ["email", "a@@b.ie", "Please enter a valid email address"],
  ["email", `${"a".repeat(252)}@b.ie`, "Please enter a valid email address"],
  ["message", "too short", "Message must be at least 10 characters"],
])("%s %j is refused in the server's words", (field, value, message) => {
  const { issues } = safeParse(enquirySchema, { ...filled, [field]: value });
  expect(issues?.map((issue) => issue.message)).toContain(message);
});
