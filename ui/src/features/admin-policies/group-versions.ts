import type { PolicyKind, PolicyVersion, Starter } from "./use-policies";

/** A text with its versions, newest first; it has none while it was never written. */
export interface PolicyText {
  kind: PolicyKind;
  slug: string;
  title: string;
  versions: PolicyVersion[];
}

/** Return the three texts that every shop needs, in their order, then the owner's own. */
export function groupVersions(versions: PolicyVersion[], starters: Starter[]): PolicyText[] {
  const of = (slug: string) => versions.filter((each) => each.slug === slug);
  const own = new Set(versions.filter(({ kind }) => kind === "custom").map(({ slug }) => slug));
  return [
    ...starters.map(({ kind, slug, title }) => ({
      kind,
      slug,
      title: of(slug)[0]?.title ?? title,
      versions: of(slug),
    })),
    ...[...own].map((slug) => ({
      kind: "custom" as const,
      slug,
      title: of(slug)[0]?.title ?? slug,
      versions: of(slug),
    })),
  ];
}
