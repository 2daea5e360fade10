"""Public access of the shop: tunnel and reachability."""

from typing import Annotated, Literal

from pydantic import Field

from app.contract.base.fields import Body, Message, Moment, Query, View
from app.contract.system.owner_settings import TunnelKind

ProgramKind = Literal["cloudflare", "tailscale", "ngrok"]
PATH_LIMIT = 4096


class ProbeQuery(Query):
    """A nonce, never used before."""

    nonce: Annotated[
        str, Field(pattern="^[0-9a-f]{32}$"), Message("The nonce must be 32 hexadecimal digits in lowercase")
    ]


class ProbeProof(View):
    """Proof of this shop's identity for a nonce."""

    proof: str


class ProgramView(View):
    """The program of a kind of tunnel. `path` is null where it is not on this PC. `allowed` is false for a program
    outside the known folders until the owner allows it.
    """

    kind: ProgramKind
    name: str
    path: str | None
    allowed: bool


class ProgramBody(Body):
    """The owner's yes to a tunnel program, as its path was shown."""

    kind: Annotated[ProgramKind, Message("Choose cloudflare, tailscale or ngrok")]
    path: Annotated[str, Field(max_length=PATH_LIMIT), Message("The path of the program is not valid")]


class TunnelView(View):
    """The running state of the tunnel. `since` is when this state began; `lines` are the program's last output lines,
    oldest first.
    """

    on: bool
    state: Literal["off", "starting", "running", "failed"]
    sentence: str
    since: Moment | None
    lines: list[str]


class ReachabilityView(View):
    """Reachability of the shop for customers. It is `off` without a public URL, and `sleeps` where the shop is
    reachable but this PC may fall asleep.
    """

    state: Literal["off", "unknown", "reachable", "unreachable", "sleeps"]
    sentence: str
    checked_at: Moment | None


class AccessView(View):
    """The listener for customers.

    `open_to_network`: not only programs on this PC can reach it. `reach` is how far it was reached in this run: "none"
    without a network, "here" by this PC alone, "blocked" while its firewall keeps others away.

    `opens_at_start`: it does so from the next start on; `host_given`: the start named the host, which comes first.

    `old_port_note` says what still leads to the port of before, and how to change it.
    """

    port: int
    lan_address: str | None
    open_to_network: bool
    opens_at_start: bool
    host_given: bool
    reach: Literal["closed", "none", "here", "network", "blocked"]
    old_port_note: str | None


class OnlineView(View):
    """Public access of the shop. `publicUrl` is the URL in force, `keptUrl` the one that is set. `deskUrl` is the admin
    listener, on this PC only; `notice` describes a mismatch in the settings.
    """

    kind: TunnelKind | None
    public_url: str
    kept_url: str
    token_set: bool
    programs: list[ProgramView]
    tunnel: TunnelView
    lamp: ReachabilityView
    door: AccessView
    desk_url: str
    at_desk: bool
    notice: str | None
