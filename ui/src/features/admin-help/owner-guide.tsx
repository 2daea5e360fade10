import { contents, html } from "virtual:owner-guide";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** The guide for the owner, docs/owner.md, with its contents beside it. */
export function OwnerGuide() {
  useArrive();
  return (
    <div className="owner-guide">
      <nav aria-label="Contents" className="guide-contents">
        <ul>
          {contents.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {/* Safe: made at build from docs/owner.md, with nothing of a visitor's in it */}
      <article className="guide-text" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

/** The guide comes after the page: a link to one of its chapters leads there only then. */
function useArrive(): void {
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
