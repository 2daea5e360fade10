"""Page that the window shows while the shop starts."""

MARK = """<svg viewBox="0 0 100 100" width="72" height="72" fill="none" stroke-linejoin="round" aria-hidden="true">
<path d="M88.11 72 50 94 11.89 72V28L50 6l38.11 22z" fill="#14161a" stroke="#f2f2f0" stroke-width="5"/>
<path d="M23 57C34 55.5 37 41 50 39.5S67 47.5 77 50" stroke="#ff5a1f" stroke-width="8"/>
<path d="M30 66.5C42 63 58 63 70 65.5" stroke="#f2f2f0" stroke-width="5"/></svg>"""
STARTING_PAGE = f"""<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pitlane</title><style>
body{{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:20px;background:#14161a;
  color:#f2f2f0;font:15px/1.55 "Segoe UI",system-ui,-apple-system,sans-serif}}
h1{{font-size:22px;line-height:1.25;margin:0}}
p{{margin:0;color:#b6bac1}}
</style></head><body>{MARK}<h1>Pitlane is starting</h1><p role="status">Your back office opens here in a moment.</p>
</body></html>"""
