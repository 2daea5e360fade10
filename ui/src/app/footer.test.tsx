import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Footer } from "@/app/footer";
import { ContactCards } from "@/features/contact/contact-cards";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";

test("the owner's details stand on the pages, and what is blank is left out", async () => {
  const server = new FakeServer();
  server.answer("GET /api/settings", {
    ...{
      phone: "+353 56 123 4567",
      email: "",
      tiktokUrl: "",
      instagramUrl: "https://www.instagram.com/byrne",
    },
    ...{ address: "1 Mill Street", hours: [] },
  });
  showScreen(
    <>
      <ContactCards />
      <Footer />
    </>,
  );
  for (const link of await screen.findAllByRole("link", { name: "+353 56 123 4567" })) {
    expect(link.getAttribute("href")).toBe("tel:+353561234567");
  }
  expect(screen.getAllByText("1 Mill Street")).toHaveLength(2);
  for (const name of ["Email", "Hours"]) expect(screen.queryByRole("heading", { name })).toBeNull();
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByRole("link", { name: /^Instagram/ }).getAttribute("target")).toBe("_blank");
  expect(footer.queryByText(/^TikTok/)).toBeNull();
});
