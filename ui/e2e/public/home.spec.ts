import type { Locator } from "@playwright/test";
import { layoutShift } from "../catalogue-verbs";
import { expect, test, watchShifts } from "../fixtures";

const SERVICES = [
  "Mechanical Works",
  "Custom Exhaust Modifications",
  "Window Tinting",
  "Professional Detailing",
  "Autostyling Kits",
  "Apple CarPlay",
  "LED Conversions",
  "Brake Caliper Painting",
  "Custom Graphics",
  "Headlight Restoration",
  "Paint Protective Coatings",
];

// Before any script has come: frames.spec.ts.
test("the home page says who we are and what we do, and leads to it", async ({ shop, page }) => {
  await test.step("the home page says who we are, what we do and how to reach us", async () => {
    await shop.visit("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Transform Your Vehicle Into A Work of Art",
    );
    const services = page.locator("#services");
    for (const title of SERVICES) await expect(services.getByRole("heading", { name: title })).toBeVisible();
    await expect(services.getByRole("listitem")).toHaveCount(SERVICES.length);
    await expect(services.getByRole("img")).toHaveCount(SERVICES.length);

    const gallery = page.getByRole("region", { name: "Our Portfolio" });
    await expect(gallery.getByRole("listitem")).toHaveCount(6);
    await expect(gallery.getByRole("img", { name: /illustrative/i })).toHaveCount(6);
    for (const badge of ["Custom Styling", "Full Detail", "Custom Work", "Performance", "Custom Detail"]) {
      await expect(gallery.getByText(badge, { exact: true }).first()).toBeVisible();
    }

    for (const stat of [
      "4+ Years Experience",
      "100+ Vehicles Styled",
      "100% Satisfaction Rate",
      "100+ 5-Star Reviews",
    ]) {
      await expect(page.locator("#about").getByText(stat)).toBeVisible();
    }

    const contact = page.getByRole("region", { name: "Get In Touch" });
    await expect(contact.getByText("Kilkenny, Ireland")).toBeVisible();
    await expect(contact.getByText("Mon-Fri 8AM-6PM")).toBeVisible();
    await expect(contact.getByText("Sat 9AM-4PM")).toBeVisible();
    await expect(contact.getByRole("heading", { name: "Phone" })).toHaveCount(0);
  });

  await test.step("the footer has the services, the networks in new tabs and the year", async () => {
    const footer = page.getByRole("contentinfo");
    for (const title of SERVICES) await expect(footer.getByText(title, { exact: true })).toBeVisible();
    for (const network of ["TikTok", "Instagram", "Facebook", "Snapchat"]) {
      const link = footer.getByRole("link", { name: network });
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
    await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
  });

  await test.step("the hero's buttons lead to the services and the gallery", async () => {
    await page.getByRole("link", { name: "View Services" }).click();
    await shop.expectSectionAtTop("services");
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole("link", { name: "See Our Work" }).click();
    await shop.expectSectionAtTop("gallery");
  });

  await test.step("a service leads to the form with it chosen, another one after it too", async () => {
    const service = page.getByLabel("Service");
    await page.getByRole("link", { name: "LED Conversions" }).click();
    await expect(service).toHaveValue("led");
    await shop.expectSectionAtTop("contact");
    await page.getByLabel("Name").fill("Aoife Byrne");
    await page.getByRole("link", { name: "Window Tinting" }).click();
    await expect(service).toHaveValue("tinting");
    await expect(page.getByLabel("Name")).toHaveValue("Aoife Byrne");
  });

  await test.step("nothing has moved, down to the footer", async () => {
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });

  await test.step("a project tells its story on hover and by keyboard", async () => {
    const project = page.locator("#gallery").getByRole("listitem").filter({ hasText: "Midnight Blue SUV" });
    const story = project.locator(".project-text");
    await expect(story).toHaveCSS("opacity", "0");
    await project.hover();
    await expect(story).toHaveCSS("opacity", "1");
    await page.mouse.move(0, 0);
    await expect(story).toHaveCSS("opacity", "0");
    await project.getByRole("link").focus();
    await expect(story).toHaveCSS("opacity", "1");
  });

  await test.step("nothing is serious about accessibility, and nothing runs sideways at 360 px", async () => {
    await shop.expectFits();
    await page.setViewportSize({ width: 360, height: 740 });
    await shop.expectNoSidewaysScroll();
  });
});

test("below its sections the home page leads to a car's parts, in five taps to a Golf's brake kit", {
  tag: "@phone",
}, async ({ shop, page }) => {
  const kit = "Sixpot 345 Front Brake Kit, Volkswagen Group";
  const taps: string[] = [];
  const tap = async (link: Locator) => {
    taps.push((await link.textContent()) ?? "");
    await link.tap();
  };
  await watchShifts(page);
  await shop.visit("/");
  await shop.expectNoShift("the home page");
  const project = page.locator("#gallery").getByRole("listitem").filter({ hasText: "Midnight Blue SUV" });
  await expect(project.locator(".project-text"), "no pointer rests on it").toHaveCSS("opacity", "1");
  const parts = page.getByRole("region", { name: "Parts For Your Car" });
  await parts.scrollIntoViewIfNeeded();
  await expect(parts.getByRole("article")).toHaveCount(4);
  await expect(parts.getByRole("link", { name: "Styling Parts" })).toBeVisible();
  await tap(parts.getByRole("link", { name: "Volkswagen", exact: true }));
  await tap(page.getByRole("link", { name: /^Golf Mk7/ }));
  await tap(page.getByRole("article").getByRole("link", { name: kit, exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: kit })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeInViewport({ ratio: 1 });
  expect(taps.length).toBeLessThanOrEqual(5);
});
