/**
 * Vite plugin: draw lucide's icons by ten lines in place of its own 2 kB (gzip), which also name classes and
 * take sizes.
 */
const FACTORY = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const SOURCE = `
import { createElement } from "react";
const shared = { width: 24, height: 24, viewBox: "0 0 24 24", fill: "none", stroke: "currentColor" };
const ends = { strokeLinecap: "round", strokeLinejoin: "round" };
export default function createLucideIcon({ node }) {
  const drawn = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props) => createElement("svg", { ...shared, ...ends, ...props }, drawn);
}`;

export function leanIcons() {
  return {
    name: "lean-icons",
    // The prerendered icons must be the same, else React draws them again.
    apply: "build",
    config: () => ({ ssr: { noExternal: ["lucide-react"] } }),
    load: { filter: { id: FACTORY }, handler: () => SOURCE },
  };
}
