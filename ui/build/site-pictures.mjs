/** Vite plugin: provide `import pictures from "virtual:pictures"`, and the files beside the other assets. */
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { makePictures, PICTURES_DIR, PREVIEW_FILE } from "./pictures.mjs";

const MODULE = "virtual:pictures";
const RESOLVED = `\0${MODULE}`;
const TYPES = { avif: "image/avif", webp: "image/webp" };

export function sitePictures() {
  let pictures;
  let isSsr = false;
  return {
    name: "site-pictures",
    configResolved(config) {
      isSsr = Boolean(config.build.ssr);
    },
    async buildStart() {
      pictures = await makePictures();
    },
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined;
    },
    load(id) {
      return id === RESOLVED ? `export default ${JSON.stringify(pictures.ladders)}` : undefined;
    },
    async generateBundle() {
      if (isSsr) return;
      this.emitFile({ type: "asset", fileName: "og.jpg", source: await readFile(PREVIEW_FILE) });
      for (const [name, file] of pictures.files) {
        const source = await readFile(join(PICTURES_DIR, file));
        this.emitFile({ type: "asset", fileName: `assets/${name}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use("/assets", (...visit) => servePicture(pictures.files, ...visit));
    },
  };
}

async function servePicture(files, request, response, next) {
  const name = basename(request.url.split("?")[0]);
  const file = files.get(name) ?? name;
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
