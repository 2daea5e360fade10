import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Picture } from "./picture";

const renditions = { width: 1280, height: 854, widths: [320, 640], alt: "A wheel" };

test("an upload has WebP in each width, the site's own picture one", () => {
  const { container } = render(
    <>
      <Picture image={{ ...renditions, url: "/uploads/a.webp" }} sizes="50vw" />
      <Picture image={{ ...renditions, url: "/assets/b.webp" }} sizes="50vw" />
    </>,
  );
  const [upload, own] = container.querySelectorAll("img");
  expect(upload?.getAttribute("srcset")).toBe(
    "/uploads/a-320.webp 320w, /uploads/a-640.webp 640w, /uploads/a.webp 1280w",
  );
  expect(upload?.sizes).toBe("50vw");
  expect([own?.getAttribute("srcset"), own?.getAttribute("sizes")]).toEqual([null, null]);
  expect(own?.getAttribute("src")).toBe("/assets/b.webp");
  const avif = [...container.querySelectorAll("source")].map(({ srcset }) => srcset);
  expect(avif[1]).toBe("/assets/b-320.avif 320w, /assets/b-640.avif 640w");
});
