import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = fileURLToPath(new URL(".", import.meta.url));

/** Unit tests need no pictures, so every name has the same small one. */
const anyPicture = {
  name: "any-picture",
  resolveId: (id: string) => (id === "virtual:pictures" ? id : undefined),
  load: (id: string) =>
    id === "virtual:pictures"
      ? `const picture = { url: "/assets/any.webp", width: 1280, height: 854, widths: [320] };
         export default new Proxy({}, { get: () => picture });`
      : undefined,
};

export default defineConfig({
  root: here,
  plugins: [anyPicture],
  resolve: { alias: { "@": `${here}src` } },
  // One window for all files, because each of its own costs a second. So no file may call vi.mock: it would hold for
  // the others too. What vi.spyOn replaces is restored. The files as they were transformed are
  // kept for the next run.
  test: {
    environment: "happy-dom",
    isolate: false,
    include: ["src/**/*.test.{ts,tsx}"],
    restoreMocks: true,
    experimental: { fsModuleCache: true, fsModuleCachePath: `${here}.cache/vitest` },
  },
});
