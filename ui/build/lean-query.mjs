/** Vite plugin: leave out infinite queries, which no page uses. They have 0.5 kB (gzip) of every first load. */
const BEHAVIOUR = /\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/;
const USE = /\b(useInfiniteQuery|fetchInfiniteQuery|prefetchInfiniteQuery)\b/;
const NOTHING = ["infiniteQueryBehavior", "hasNextPage", "hasPreviousPage"];

export function leanQuery() {
  return {
    name: "lean-query",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    load: {
      filter: { id: BEHAVIOUR },
      handler: () => NOTHING.map((name) => `export function ${name}() {}`).join("\n"),
    },
    transform: {
      filter: { id: /\/ui\/src\// },
      handler(code, id) {
        if (USE.test(code))
          this.error(`${id} uses an infinite query, which build/lean-query.mjs leaves out.`);
      },
    },
  };
}
