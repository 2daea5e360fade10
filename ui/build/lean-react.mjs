/**
 * Vite plugin: leave out what no page uses of react-dom, which saves 11 kB (gzip) of every first load.
 *
 * React gives each node a kind (`tag`) by the type of its element, and asks for the kind wherever it works on
 * the node. No page renders the types of the kinds below. So a comparison with one of them is false and its
 * case is taken out, and the minifier drops what only these called. The build fails where a page uses one of
 * the types. It also fails with another version of React, whose kinds must be read again in
 * `createFiberFromTypeAndProps`.
 */
const VERSION = 'exports.version = "19.3.1"';
const CLIENT = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const OURS = /\/ui\/src\/.*\.tsx?$/;
/**
 * Profiler, SuspenseList, Scope, TracingMarker, what belongs into the head (title, meta, link), the elements
 * html, head and body, ViewTransition and Activity, in this order.
 */
const KINDS = new Set([12, 19, 21, 25, 26, 27, 30, 31]);
const TYPES = /^REACT_(ACTIVITY|PROFILER|SUSPENSE_LIST|VIEW_TRANSITION|LEGACY_HIDDEN)_TYPE$/;
const [IN_HEAD, PLAIN] = [26, "5"];
const HOOKS = /^use(ActionState|FormState|Optimistic|HostTransitionStatus|CacheRefresh)$/;
/**
 * These functions are only called for these kinds, for a fragment with a ref, a form whose action is a function,
 * preloads, and the stack of components of an error.
 */
const UNUSED =
  /ViewTransition|AfterMutationEffects|FragmentInstance|^(extractEvents\$1|prefetchDNS|preconnect(As)?|preload(Module)?|preinit(Style|Script|ModuleScript)|getStackByFiberInDevAndProd)$/;
const USE =
  /\b(ViewTransition|SuspenseList|Profiler|componentStack|useActionState|useFormStatus|useOptimistic|pre(load|init)(Module)?\(|preconnect\(|prefetchDNS\()|<(Activity|Fragment ref|title|meta|link|form [^>]*action)\b/;

const CUTS = {
  BinaryExpression: ({ start, end, operator, left, right }) =>
    KINDS.has(left.value) && isKind(right) && [start, end, operator === "===" ? "!1" : "!0"],
  SwitchCase: ({ test, start, consequent }, { discriminant, cases: [first] }) => {
    if (!TYPES.test(test?.name) && !(KINDS.has(test?.value) && isKind(discriminant))) return false;
    // The body stays: either the case before falls through to it, or a `break` makes it unreachable.
    return start === first.start
      ? [test.start, test.end, "NaN"]
      : [start, consequent[0]?.start ?? test.end + 1, ";"];
  },
  ConditionalExpression: ({ start, end, consequent }) => consequent.value === IN_HEAD && [start, end, PLAIN],
  FunctionDeclaration: ({ id, body }) => UNUSED.test(id.name) && [body.start, body.end, "{}"],
  Property: ({ key, value }) => HOOKS.test(key.name) && [value.start, value.end, "null"],
};

export function leanReact() {
  return {
    name: "lean-react",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    transform: {
      filter: { id: [CLIENT, OURS] },
      handler(code, id) {
        if (!CLIENT.test(id)) return refuseUse.call(this, code, id);
        if (!code.includes(VERSION))
          this.error("This version of React is not the one that build/lean-react.mjs reads.");
        return cut(code, this.parse(code));
      },
    },
  };
}

function refuseUse(code, id) {
  const [use] = code.match(USE) ?? [];
  if (use) this.error(`${id} uses "${use}", which build/lean-react.mjs leaves out.`);
}

/** Tell whether code reads a node's kind: `tag`, or a variable whose name ends so. */
function isKind({ name, property }) {
  return /tag$/i.test(name ?? property?.name);
}

function cut(code, program) {
  const cuts = [];
  findCuts(program, null, cuts);
  return cuts.reduceRight((lean, [start, end, text]) => lean.slice(0, start) + text + lean.slice(end), code);
}

/** Find the cuts in the order of the code. Of a case only the label is cut, so its body is looked at too. */
function findCuts(node, parent, cuts) {
  const found = CUTS[node.type]?.(node, parent);
  if (found) cuts.push(found);
  if (found && node.type !== "SwitchCase") return;
  for (const child of Object.values(node).flat()) if (child?.type) findCuts(child, node, cuts);
}
