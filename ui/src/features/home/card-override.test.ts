import { expect, test } from "vitest";
import { findOverride, sayIllustrative, withOverride } from "./card-override";

const card = {
  picture: "portfolio-1",
  pictureText: "Illustrative: coupe",
  title: "Coupe",
  description: "Copper.",
};
const blank = { slot: "1", imageUrl: null, image: null, title: "", badge: "", description: "" };

test("without the owner's own card the site's stays", () => {
  const shown = withOverride(card, findOverride([blank], "2"));
  expect(shown.title).toBe("Coupe");
  expect(shown.image.alt).toBe("Illustrative: coupe");
});

test("the owner's picture and texts win, blanks keep the site's", () => {
  const image = { url: "/uploads/a.webp", alt: "a car", width: 900, height: 600, widths: [320, 640] };
  const override = { ...blank, imageUrl: image.url, image, title: "Our first build" };
  const shown = withOverride(card, override);
  expect(shown).toMatchObject({ title: "Our first build", description: "Copper." });
  expect(shown.image).toMatchObject({ ...image, alt: "Our first build" });
});

test("the note beside the cards says that some pictures are illustrative once others are the owner's", () => {
  const slots = [{ slot: "1" }, { slot: "2" }];
  const own = (slot: string) => ({ ...blank, slot, imageUrl: "/uploads/golf.webp" });
  expect(sayIllustrative(slots, [])).toBe("The pictures are illustrative.");
  expect(sayIllustrative(slots, [own("2")])).toBe("Some of the pictures are illustrative.");
  expect(sayIllustrative(slots, [own("1"), own("2")])).toBe("");
});
