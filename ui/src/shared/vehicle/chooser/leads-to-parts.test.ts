import { describe, expect, it } from "vitest";
import { leadsToParts } from "./leads-to-parts";

describe("a vehicle that is chosen", () => {
  it.each(["/", "/shop", "/by-vehicle", "/by-vehicle?brand=audi", "/shop/brands/audi/a3-8v", "/gallery"])(
    "on %s leads to its parts",
    (path) => {
      const [pathname = "", search = ""] = path.split(/(?=\?)/);
      expect(leadsToParts({ pathname, search })).toBe(true);
    },
  );

  it.each([
    "/shop/boost-gauge",
    "/shop?category=styling",
    "/shop?fit=only&search=wax",
    "/search?q=wax",
    "/cart",
  ])("on %s leaves the page as it is", (path) => {
    const [pathname = "", search = ""] = path.split(/(?=\?)/);
    expect(leadsToParts({ pathname, search })).toBe(false);
  });
});
