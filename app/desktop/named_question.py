"""A question in the window's page whose two buttons say what they do. The library's own dialog has OK and Cancel."""

import json
import threading
import time
from contextlib import suppress
from typing import Any

ANSWER_SECONDS = 2.0
"""Patience with a page that hangs: the library's own dialog then asks."""
PAUSE = 0.1
YES, NO, LEFT = "yes", "no", "left"
# By properties alone, because the page's policy allows no style and no script of others.
ASK = """(() => {{
  const made = (name, words) => Object.assign(document.createElement(name), {{ textContent: words }});
  const dialog = made("dialog", "");
  const button = (words, answer, styles) => {{
    const it = made("button", words);
    Object.assign(it.style, {{
      font: "inherit", fontWeight: "600", minHeight: "44px", padding: "8px 20px", borderRadius: "2px",
      border: "1px solid #8b8f96", background: "#fff", color: "#14161a", cursor: "pointer", ...styles,
    }});
    it.onclick = () => {{ window.pitlaneAnswer = answer; dialog.remove(); }};
    return it;
  }};
  const title = made("h2", {question});
  title.id = "pitlane-question";
  Object.assign(title.style, {{ font: "600 20px/1.3 system-ui", margin: "0 0 8px" }});
  const row = made("div", "");
  Object.assign(row.style, {{ display: "flex", flexWrap: "wrap", gap: "12px", marginTop: "24px" }});
  row.append(button({no}, "no", {{ background: "#ff5c1a", borderColor: "#ff5c1a" }}), button({yes}, "yes", {{}}));
  dialog.setAttribute("aria-labelledby", title.id);
  Object.assign(dialog.style, {{
    font: "15px/1.55 'Segoe UI', system-ui, sans-serif", maxWidth: "460px", padding: "28px", border: "0",
    borderRadius: "4px", background: "#fff", color: "#14161a",
  }});
  dialog.append(title, made("p", {means}), row);
  dialog.oncancel = () => {{ window.pitlaneAnswer = "left"; dialog.remove(); }};
  window.pitlaneAnswer = "";
  document.body.append(dialog);
  dialog.showModal();
  return "asked";
}})()"""
READ = "String(window.pitlaneAnswer)"


def ask_in_page(window: Any, question: str, means: str, yes: str, no: str) -> bool | None:
    """Return whether a person chose `yes`; None if the question was left by Escape or with its page. The question is
    the window's title meanwhile. A page that does not answer is replaced by the library's dialog, whose OK means `yes`.
    """
    words = {"question": question, "means": means, "yes": yes, "no": no}
    script = ASK.format(**{name: json.dumps(word) for name, word in words.items()})
    if "asked" not in _run(window, script):
        return bool(window.create_confirmation_dialog(question, f"{question}\n\n{means}\n\nOK: {yes}. Cancel: {no}."))
    window.set_title(question)
    while (answer := _run(window, READ)) == "":
        time.sleep(PAUSE)
    return {YES: True, NO: False}.get(answer)


def _run(window: Any, script: str) -> str:
    """Return the result of a script in the page, "lost" where the page does not answer."""
    found: list[str] = []

    def run() -> None:
        with suppress(Exception):
            found.append(str(window.run_js(script)))

    # A thread, because the library waits without end for a page that hangs.
    thread = threading.Thread(target=run, name="question", daemon=True)
    thread.start()
    thread.join(ANSWER_SECONDS)
    return found[0] if found else "lost"
