"""The page of a question that a start puts to the owner."""

from html import escape

from app.runtime.start_question import StartAnswer, StartQuestion

STYLE = """
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f6f5;color:#14161a;padding:24px;
  font:15px/1.55 "Segoe UI",system-ui,-apple-system,sans-serif}
main{width:100%;max-width:560px;background:#fff;border:1px solid #dcdcda;border-radius:4px;padding:32px}
h1{font-size:22px;line-height:1.25;margin:0 0 12px;text-wrap:balance}
p{margin:0 0 12px}
small{display:block;margin:24px 0 0;color:#565b63;font-size:13px;overflow-wrap:anywhere}
.still{border-left:2px solid #a3262a;padding-left:12px}
form{display:grid;gap:20px;margin:24px 0 0}
form p{margin:6px 0 0;color:#565b63}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 20px;border-radius:2px;border:1px solid #8b8f96;
  background:#fff;color:inherit;cursor:pointer}
button.first{background:#ff5c1a;border-color:#ff5c1a;color:#140600}
button:focus-visible{outline:2px solid #14161a;outline-offset:2px}
label{display:block;font-weight:600;margin:0 0 6px}
select{font:inherit;width:100%;min-height:44px;padding:0 12px;margin:0 0 12px;border-radius:2px;
  border:1px solid #8b8f96;background:#fff;color:inherit}
select:focus-visible{outline:2px solid #14161a;outline-offset:2px}
@media(max-width:480px){main{padding:24px}button{width:100%}}
"""
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pitlane: {title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>{style}</style></head>
<body><main><h1>{title}</h1>{content}</main></body></html>"""
CHOICE = """<div>{pick}<button name="answer" value="{value}"{first}>{label}</button><p>{means}</p></div>"""
PICK = """<label for="{name}">Another backup</label><select id="{name}" name="{name}">{options}</select>"""
OPTION = """<option value="{value}">{label}</option>"""


def draw_page(question: StartQuestion, *, note: str = "", chosen: StartAnswer | None = None) -> str:
    """Return the page of a question with its choices, or the text that follows the `chosen` one. `note` explains why
    the question is asked again after an answer.
    """
    if chosen:
        return _draw("Pitlane", f'<p role="status">{escape(chosen.follows)}</p>')
    said = f"<p>{escape(question.reason)}</p>"
    if note:
        said += f'<p class="still" role="alert">{escape(note)}</p>'
    drawn = "".join(_draw_choice(choice, is_first=choice is question.choices[0]) for choice in question.choices)
    detail = f"<small>{escape(question.detail)}</small>" if question.detail else ""
    return _draw(question.title, f'{said}<form method="post">{drawn}</form>{detail}')


def _draw(title: str, content: str) -> str:
    return PAGE.format(title=escape(title), style=STYLE, content=content)


def _draw_choice(choice: StartAnswer, *, is_first: bool) -> str:
    options = "".join(OPTION.format(value=escape(value), label=escape(label)) for value, label in choice.options)
    return CHOICE.format(
        value=escape(choice.value),
        label=escape(choice.label),
        means=escape(choice.means),
        first=' class="first"' if is_first else "",
        pick=PICK.format(name=escape(choice.value), options=options) if options else "",
    )
