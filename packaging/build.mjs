// npm run build: make this machine ready and build the website anew, whether or not it seems up to date.
import { prepare } from "./setup.mjs";
import { readBuildReport } from "./steps/pages.mjs";

await prepare({ forcePages: true });
console.log(readBuildReport());
