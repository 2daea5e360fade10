import { expect, it } from "vitest";
import { ownPages } from "./own-pages";

it("takes no network's home page for the workshop's own", () => {
  const pages = {
    tiktokUrl: "https://www.tiktok.com/",
    instagramUrl: "https://www.instagram.com/byrnes",
    facebookUrl: "",
    snapchatUrl: "https://www.snapchat.com/",
  };
  expect(ownPages(pages)).toEqual({
    tiktokUrl: "",
    instagramUrl: "https://www.instagram.com/byrnes",
    facebookUrl: "",
    snapchatUrl: "",
  });
});
