import { pages } from "virtual:owner-guide";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type Trade, useTrades } from "@/shared/admin/trades";

type GuidePage = (typeof pages)[number];

/** These pages are about one trade. A link opens each of them all the same. */
const TRADES: Record<string, Trade> = { parts: "parts", workshop: "cars" };

/** Show the guide for the owner, docs/owner.md: one of its pages, with the list of them beside it. */
export function OwnerGuide() {
  const { hash, state } = useLocation();
  const does = useTrades();
  const listed = pages.filter(({ id }) => does(TRADES[id]));
  const wanted = decodeURIComponent(hash.slice(1));
  const shown = pages.find((page) => page.id === wanted || page.anchors.includes(wanted)) ?? pages[0];
  // The guide is loaded after the page, so a link to one of its chapters leads there only then.
  useEffect(() => {
    if (state !== FOUND) document.getElementById(wanted)?.scrollIntoView();
  }, [wanted, state]);
  return (
    <div className="owner-guide">
      <nav aria-label="Pages of the guide" className="guide-contents">
        <ul>
          {listed.map((page) => (
            <li key={page.id}>
              <a href={`#${page.id}`} aria-current={page === shown ? "page" : undefined}>
                {page.title}
              </a>
              {page === shown && page.contents.length > 1 && <Chapters page={page} />}
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {pages.map((page) => (
          <PageText key={page.id} page={page} isShown={page === shown} />
        ))}
      </div>
    </div>
  );
}

/** It says that the browser's own search led here, and has scrolled already. */
const FOUND = "found";

function Chapters({ page }: { page: GuidePage }) {
  return (
    <ul className="guide-chapters">
      {page.contents.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** Show a page. "Find in page" also searches one that is hidden, and then shows it. */
function PageText({ page, isShown }: { page: GuidePage; isShown: boolean }) {
  const text = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    // React knows only hidden without its value.
    if (isShown) text.current?.removeAttribute("hidden");
    else text.current?.setAttribute("hidden", "until-found");
  }, [isShown]);
  useEffect(() => {
    const show = () => navigate({ hash: page.id }, { state: FOUND });
    const element = text.current;
    element?.addEventListener("beforematch", show);
    return () => element?.removeEventListener("beforematch", show);
  }, [navigate, page]);
  return (
    <article ref={text} aria-labelledby={page.id}>
      <h2 id={page.id} className="headline text-h2">
        {page.title}
      </h2>
      {/* Safe: made at build from docs/owner, with nothing of a visitor's in it */}
      <div className="guide-text mt-4" dangerouslySetInnerHTML={{ __html: page.html }} />
    </article>
  );
}
