// What runs in the page must need nothing outside of it.

/**
 * Scroll through the page as a reader would, and return what is wrong with it: broken pictures, a page too
 * wide.
 */
export async function lookThrough(): Promise<string[]> {
  const PATIENCE_MS = 20_000;
  const root = document.documentElement;
  // A tab that is covered by another may get no frames.
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 100);
    });
  for (let top = 0; top < root.scrollHeight; top += 1.5 * window.innerHeight) {
    window.scrollTo({ top, behavior: "instant" });
    await frame();
  }
  // What is not drawn in this width is not fetched either.
  const shown = [...document.images].filter((picture) => picture.getClientRects().length > 0);
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && shown.some(({ complete }) => !complete); )
    await new Promise((resolve) => setTimeout(resolve, 20));
  const broken = shown.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
  const faults = broken.map((picture) => `a broken picture, ${picture.currentSrc || picture.src}`);
  window.scrollTo({ left: 100, behavior: "instant" });
  const excess = Math.max(root.scrollWidth - root.clientWidth, window.scrollX);
  window.scrollTo({ left: 0, top: 0, behavior: "instant" });
  return excess > 0 ? [...faults, `${excess} px of sideways scrolling`] : faults;
}

/** Return the page's links within the shop, pictures, and URLs for other sites. */
export function readLinks(): { links: string[]; pictures: string[]; shared: string[] } {
  const all = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)]
      .map((element) => element.getAttribute(name) ?? "")
      .filter(Boolean);
  const whole = (address: string) => new URL(address, location.href);
  const renditions = (text: string) => text.split(",").map((step) => step.trim().split(" ")[0] ?? "");
  const renditionUrls = [...all("img,source", "srcset"), ...all("link", "imagesrcset")].flatMap(renditions);
  const shared = [
    ...all("meta[property='og:image']", "content"),
    ...all("meta[property='og:url']", "content"),
  ];
  const named = [
    ...all("img", "src"),
    ...all("link[rel~='icon'],link[as='image']", "href"),
    ...renditionUrls,
  ];
  const links = all("a[href]", "href").map(whole);
  return {
    links: links.filter(({ origin }) => origin === location.origin).map((url) => url.pathname + url.search),
    pictures: [...named, ...all("meta[property='og:image']", "content")]
      .map(whole)
      .filter(({ protocol }) => protocol.startsWith("http"))
      .map(({ href }) => href),
    shared,
  };
}

/** Return the links and pictures of a page as it is sent, with the renditions of those in its data. */
export function readMarkup(html: string): { links: string[]; pictures: string[] } {
  const links = [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map(([, path = ""]) =>
    path.replaceAll("&amp;", "&"),
  );
  const named = [...html.matchAll(/\/uploads\/[\w.-]+/g)].map(([name]) => name);
  const told = [...html.matchAll(/"url":"(\/uploads\/\w+)\.webp"[^\]}]*"widths":\[([\d,]+)/g)];
  const renditions = told.flatMap(([, stem, widths = ""]) => {
    const steps = widths.split(",");
    // The biggest WebP is the picture itself.
    const smaller = steps.slice(0, -1).map((width) => `${stem}-${width}.webp`);
    return [...steps.map((width) => `${stem}-${width}.avif`), ...smaller];
  });
  return { links: [...new Set(links)], pictures: [...new Set([...named, ...renditions])] };
}
