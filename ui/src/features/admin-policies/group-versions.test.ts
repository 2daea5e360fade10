import { expect, it } from "vitest";
import { groupVersions } from "./group-versions";
import type { PolicyVersion, Starter } from "./use-policies";

const version = (kind: string, slug: string, number: number, title: string) =>
  ({ kind, slug, version: number, title }) as PolicyVersion;
const starter = (kind: string, title: string) => ({ kind, slug: kind, title }) as Starter;

it("names the three that every shop needs, written or not, then the owner's own", () => {
  const texts = groupVersions(
    [
      version("terms", "terms", 2, "Our terms"),
      version("terms", "terms", 1, "Terms"),
      version("custom", "care", 1, "Care"),
    ],
    [starter("terms", "Terms and conditions"), starter("imprint", "Imprint")],
  );
  expect(
    texts.map(({ slug, title, versions }) => [slug, title, versions.map((each) => each.version)]),
  ).toEqual([
    ["terms", "Our terms", [2, 1]],
    ["imprint", "Imprint", []],
    ["care", "Care", [1]],
  ]);
});
