/**
 * Vite plugin: the table of the screens of the back office, src/shared/admin/screens.json, as dist/screens.json, which the
 * server reads for the paths that may be loaded. A row has
 *
 * - path: as the router writes it, below /admin
 * - file: the file in src/pages/admin
 * - group: the group of the bar that it belongs to; that of the gear is "Settings"
 * - entry: the entry of that group, where it is another than the label; an entry leads to its first screen, and the others are
 *   chosen beside the headline
 * - label: its name in the bar; a row without one is not shown there
 * - name: its name in Find and in the list of keys, where the label says too little or there is none
 * - words: further words that find it
 * - trade: "parts" or "cars", for what only a business needs that sells parts or works on cars
 * - key: the key that opens it after "g"
 * - query: screens with the same word here show the same part of their lists, and the query goes along from one to the other
 * - frame: "none" for a screen without bar and login, "signed-in" for one that has the bar once somebody is signed in
 * - sections: its sections that Find knows, by the id of their element
 * - moved: addresses that it had before, which lead to it; a section has them too
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const TABLE = fileURLToPath(new URL("../src/shared/admin/screens.json", import.meta.url));

export function readScreens() {
  return JSON.parse(readFileSync(TABLE, "utf8"));
}

export function adminScreens() {
  let isSsr = false;
  return {
    name: "admin-screens",
    configResolved(config) {
      isSsr = Boolean(config.build.ssr);
    },
    generateBundle() {
      if (isSsr) return;
      this.emitFile({ type: "asset", fileName: "screens.json", source: JSON.stringify(readScreens()) });
    },
  };
}
