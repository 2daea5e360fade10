"""Meaning of the lines that tunnel programs print."""

import re

ADDRESSES = {
    # api.trycloudflare.com is whom cloudflared asks, and is named in its error lines.
    "cloudflare": re.compile(r"https://(?!api\.)[a-z0-9-]+\.trycloudflare\.com"),
    "tailscale": re.compile(r"https://[a-z0-9-]+(?:\.[a-z0-9-]+)*\.ts\.net(?=[\s/]|$)"),
    "ngrok": re.compile(r"""(?<=started tunnel").*\surl=(https?://[^\s"]+)"""),
}
CONNECTED = "Registered tunnel connection"
"""Output of cloudflared once Cloudflare has accepted its token."""
SERVICE = re.compile(r"""service\\?"\s*:\s*\\?"https?://(?:localhost|127\.0\.0\.1|\[::1\]):(\d+)""")
"""The ports of this PC in the configuration that cloudflared gets from Cloudflare and prints."""
SECRETS = re.compile(r"(?i)((?:auth)?token\S*?[:=]\s*\"?|TUNNEL_TOKEN=)([A-Za-z0-9+/=_.~-]{16,})")
TROUBLES = (
    (r"token is not valid|Invalid tunnel secret",
     "Cloudflare does not accept this token. Copy it again from its page."),
    (r"ERR_NGROK_(4018|105|107)\b",
     "ngrok does not know this PC yet: run “ngrok config add-authtoken …” once, with the token of your ngrok account."),
    (r"ERR_NGROK_(108|334)\b", "Another ngrok of your account is running already. Stop that one first."),
    (r"(?i)Funnel (is )?not (enabled|available)|nodeAttrs?",
     "Funnel must be switched on once for your Tailscale account. The lines below name the page."),
    (r"(?i)shields-up", "Tailscale on this PC refuses incoming connections. Allow them in its menu."),
    (r"(?i)access denied|operator",
     "Tailscale does not let this account do it. Run “sudo tailscale set --operator=$USER” once."),
    (r"(?i)logged out|needs login|tailscale is stopped|not running\?",
     "Tailscale is not signed in on this PC. Open it and sign in."),
    (r"(?i)no such host|network is unreachable|no route to host|server misbehaving|dial tcp",
     "The provider cannot be reached. Is this PC connected to the internet?"),
    (r"429 Too Many Requests|error code: 1015", "Cloudflare is not giving out any more trial addresses at the moment."),
)  # fmt: skip


def address_in(kind: str, line: str) -> str | None:
    """Return the public address that a line contains; None for most lines."""
    match = ADDRESSES[kind].search(line)
    return (match[match.lastindex or 0]).rstrip("/") if match else None


def ports_in(line: str) -> set[int]:
    """Return the ports of this PC that a tunnel's line names."""
    return {int(port) for port in SERVICE.findall(line)}


def trouble_in(line: str) -> str | None:
    """Return the problem that a known line reports, in plain words."""
    return next((sentence for pattern, sentence in TROUBLES if re.search(pattern, line)), None)


def without_secrets(line: str, secrets: tuple[str, ...] = ()) -> str:
    """Return the line with its secrets hidden, so that it may be shown. For example, ngrok repeats a token that it
    rejects.
    """
    for secret in secrets:
        line = line.replace(secret, "•••")
    return SECRETS.sub(r"\1•••", line)
