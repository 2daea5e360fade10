import { expect, test } from "vitest";
import { srcSet } from "./src-set";

const upload = { url: "/uploads/ab12.webp", width: 1000, widths: [320, 640, 960] };

test("AVIF has the ladder, WebP the ladder and the biggest", () => {
  expect(srcSet(upload, "avif")).toBe(
    "/uploads/ab12-320.avif 320w, /uploads/ab12-640.avif 640w, /uploads/ab12-960.avif 960w",
  );
  expect(srcSet(upload, "webp")).toContain("/uploads/ab12-960.webp 960w, /uploads/ab12.webp 1000w");
});

test("a width is never named twice, and a small picture has only itself", () => {
  const [, , last, ...more] = srcSet({ ...upload, width: 960 }, "webp").split(", ");
  expect([last, more]).toEqual(["/uploads/ab12.webp 960w", []]);
  expect(srcSet({ url: "/uploads/s.webp", width: 200, widths: [] }, "webp")).toBe("/uploads/s.webp 200w");
});
