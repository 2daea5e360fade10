import { expect, test } from "vitest";
import { findOwn, withOwn } from "./own-card";

const card = {
  picture: "portfolio-1",
  pictureText: "Illustrative: coupe",
  title: "Coupe",
  description: "Copper.",
};
const blank = { slot: "1", imageUrl: null, image: null, title: "", badge: "", description: "" };

test("without the owner's own card the site's stays", () => {
  const shown = withOwn(card, findOwn([blank], "2"));
  expect(shown.title).toBe("Coupe");
  expect(shown.image.alt).toBe("Illustrative: coupe");
});

test("the owner's picture and texts win, blanks keep the site's", () => {
  const image = { url: "/uploads/a.webp", alt: "a car", width: 900, height: 600, widths: [320, 640] };
  const own = { ...blank, imageUrl: image.url, image, title: "Our first build" };
  const shown = withOwn(card, own);
  expect(shown).toMatchObject({ title: "Our first build", description: "Copper." });
  expect(shown.image).toMatchObject({ ...image, alt: "Our first build" });
});
