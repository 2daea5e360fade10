// Packs a built program into the setup for Windows: `node packaging/bundle/pack-installer.mjs dist/Pitlane/Pitlane.exe`.
import { resolve } from "node:path";
import { packInstaller } from "./installer.mjs";

await packInstaller(resolve(process.argv[2]));
