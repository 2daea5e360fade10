/** Vite plugin: provide `import pictures from "virtual:pictures"`, and the files beside the other assets. */
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { makePictures, PICTURES_DIR, PREVIEW_FILE } from "./pictures.mjs";

const MODULE = "virtual:pictures";
const RESOLVED = `\0${MODULE}`;
const TYPES = { avif: "image/avif", webp: "image/webp" };

export function sitePictures() {
  let ladders;
  let isSsr = false;
  return {
    name: "site-pictures",
    configResolved(config) {
      isSsr = Boolean(config.build.ssr);
    },
    async buildStart() {
      ladders = await makePictures();
    },
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined;
    },
    load(id) {
      return id === RESOLVED ? `export default ${JSON.stringify(ladders)}` : undefined;
    },
    async generateBundle() {
      if (isSsr) return;
      this.emitFile({ type: "asset", fileName: "og.jpg", source: await readFile(PREVIEW_FILE) });
      for (const file of filesOf(ladders)) {
        this.emitFile({
          type: "asset",
          fileName: `assets/${file}`,
          source: await readFile(join(PICTURES_DIR, file)),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use("/assets", servePicture);
    },
  };
}

function filesOf(ladders) {
  return Object.values(ladders).flatMap(({ url, width, widths }) => {
    const stem = basename(url, ".webp");
    const narrower = widths.filter((step) => step < width);
    return [
      `${stem}.webp`,
      ...widths.map((step) => `${stem}-${step}.avif`),
      ...narrower.map((step) => `${stem}-${step}.webp`),
    ];
  });
}

async function servePicture(request, response, next) {
  const file = basename(request.url.split("?")[0]);
  const type = TYPES[file.split(".").at(-1)];
  if (!type) return next();
  try {
    const bytes = await readFile(join(PICTURES_DIR, file));
    response.setHeader("Content-Type", type);
    response.end(bytes);
  } catch {
    next();
  }
}
