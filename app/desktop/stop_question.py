"""The question of a window that is closed, in its page: whether the shop is to stop as well. Its two buttons say what
they do; the library's own dialog has OK and Cancel.
"""

import json
import threading
import time
from contextlib import suppress
from typing import Any

ANSWER_SECONDS = 2.0
"""Patience with a page that hangs: the library's own dialog then asks."""
PAUSE = 0.1
QUESTION = "Stop the shop as well?"
MEANS = (
    "If it stops, customers can neither browse nor order. If it keeps running, it sells without this window:"
    " start Pitlane again to see it."
)
STOP, KEEP = "Stop the shop", "Keep it running"
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
  row.append(button({keep}, "keep", {{ background: "#ff5c1a", borderColor: "#ff5c1a" }}), button({stop}, "stop", {{}}));
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


def ask_to_stop(window: Any) -> bool | None:
    """Return whether the shop is to stop; None if the question was left by Escape or with its page. The question is the
    window's title meanwhile. A page that does not answer is replaced by the library's dialog, whose OK means to stop.
    """
    words = {"question": QUESTION, "means": MEANS, "stop": STOP, "keep": KEEP}
    script = ASK.format(**{name: json.dumps(word) for name, word in words.items()})
    if "asked" not in _run(window, script):
        plain = f"{QUESTION}\n\n{MEANS}\n\nOK: {STOP}. Cancel: {KEEP}."
        return bool(window.create_confirmation_dialog(QUESTION, plain))
    window.set_title(QUESTION)
    while (answer := _run(window, READ)) == "":
        time.sleep(PAUSE)
    return {"stop": True, "keep": False}.get(answer)


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
