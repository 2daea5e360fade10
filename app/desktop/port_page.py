"""The page that asks what to do about a port."""

from html import escape

from app.runtime.listening import PortQuestion

STYLE = """
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f6f5;color:#14161a;padding:24px;
  font:15px/1.55 "Segoe UI",system-ui,-apple-system,sans-serif}
main{width:100%;max-width:560px;background:#fff;border:1px solid #dcdcda;border-radius:4px;padding:32px}
h1{font-size:22px;line-height:1.25;margin:0 0 12px;text-wrap:balance}
p{margin:0 0 12px}
.still{border-left:2px solid #a3262a;padding-left:12px}
form{display:grid;gap:20px;margin:24px 0 0}
form p{margin:6px 0 0;color:#565b63}
button{font:inherit;font-weight:600;min-height:44px;padding:0 20px;border-radius:2px;border:1px solid #8b8f96;
  background:#fff;color:inherit;cursor:pointer}
button.first{background:#ff5c1a;border-color:#ff5c1a;color:#140600}
button:focus-visible{outline:2px solid #14161a;outline-offset:2px}
@media(max-width:480px){main{padding:24px}button{width:100%}}
"""
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pitlane: {title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>{style}</style></head>
<body><main><h1>{title}</h1>{content}</main></body></html>"""
CHOICE = """<div><button name="answer" value="{value}"{first}>{label}</button><p>{means}</p></div>"""
WHO = {True: "The shop cannot start on port {port}", False: "The back office cannot start on port {port}"}
AGAIN = "After you have ended the other program."
STOP = "Nothing is changed. Customers find no shop until you start Pitlane again."
STILL = "Port {port} is still not free."
DONE = {
    "move": "Pitlane starts on port {instead} now, and does so from now on.",
    "again": "The shop starts now.",
    "stop": "The shop was not started. You can close this page.",
}
IN_A_MOMENT = " Its back office opens in a moment; you can close this page."


def draw_page(question: PortQuestion, *, still: bool = False, answer: str = "") -> str:
    """Return the question with its three answers, or what follows from `answer`."""
    title = WHO[question.is_for_customers].format(port=question.port)
    if answer:
        words = DONE[answer].format(instead=question.instead) + ("" if answer == "stop" else IN_A_MOMENT)
        return PAGE.format(title="Pitlane", style=STYLE, content=f'<p role="status">{escape(words)}</p>')
    lines = [question.reason, *([STILL.format(port=question.port)] if still else [])]
    said = f"<p>{escape(lines[0])}</p>" + "".join(
        f'<p class="still" role="alert">{escape(each)}</p>' for each in lines[1:]
    )
    choices = (
        ("move", f"Use {question.instead} instead", question.means, ' class="first"'),
        ("again", "Try again", AGAIN, ""),
        ("stop", "Stop", STOP, ""),
    )
    drawn = "".join(
        CHOICE.format(value=value, label=label, means=escape(means), first=first)
        for value, label, means, first in choices
    )
    return PAGE.format(title=title, style=STYLE, content=f'{said}<form method="post">{drawn}</form>')
