"""A real SMTP server in this process. As a test chooses, it accepts mail, refuses it, drops the connection or is
slow.
"""

import base64
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from typing import Any


@dataclass
class MailBox:
    """The mails that a test server has received. `replies` replaces its positive answer to a verb by another."""

    port: int = 0
    mails: list[EmailMessage] = field(default_factory=list)
    wire: list[bytes] = field(default_factory=list)
    """The bytes of each mail as they came."""
    envelopes: list[tuple[str, str]] = field(default_factory=list)
    tries: int = 0
    replies: dict[str, str] = field(default_factory=dict)
    login: tuple[str, str] | None = None
    tls: ssl.SSLContext | None = None
    tls_at_once: bool = False
    """True if the line is encrypted from its first byte on, else from STARTTLS on."""
    drops: bool = False
    """Hang up in the middle of the mail."""
    silent_at: str = ""
    """CONNECT, DATA or TAKEN: where the server says nothing more until `go_on` is set."""
    silent: threading.Event = field(default_factory=threading.Event)
    """Set when the server has fallen silent."""
    go_on: threading.Event = field(default_factory=threading.Event)

    @property
    def settings(self) -> dict[str, Any]:
        """Return the settings for this server."""
        return {
            "mailHost": "127.0.0.1",
            "mailPort": self.port,
            "mailSecurity": "none",
            "mailFrom": "shop@pitlane.example",
            "ownerEmail": "owner@pitlane.example",
        }

    def to(self, address: str) -> list[EmailMessage]:
        """The mails that one address got."""
        return [mail for mail, (_sender, to) in zip(self.mails, self.envelopes, strict=True) if to == address]


@contextmanager
def mail_server() -> Iterator[MailBox]:
    """Serve mail on a free port while the block lasts."""
    box = MailBox()

    class Handler(_Conversation):
        mailbox = box

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        box.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield box
        finally:
            box.go_on.set()
            server.shutdown()
            thread.join()


class _Conversation(socketserver.StreamRequestHandler):
    mailbox: MailBox

    def handle(self) -> None:
        self.mailbox.tries += 1
        self.sender = self.recipient = ""
        self.known = self.mailbox.login is None
        try:
            if self.mailbox.tls_at_once:
                self._encrypt()
            self._pause("CONNECT")
            self._say(self.mailbox.replies.get("CONNECT", "220 mail.pitlane.example"))
            while line := self.rfile.readline().decode().strip():
                verb = line.split(" ")[0].upper()
                if not self._answer(verb, line):
                    return
        except OSError:
            return

    def finish(self) -> None:
        super().finish()
        # An encrypted line is a socket of its own, which the server does not know of.
        self.request.close()

    def _answer(self, verb: str, line: str) -> bool:
        if verb in self.mailbox.replies:
            self._say(self.mailbox.replies[verb])
        elif verb == "EHLO":
            self._greet()
        elif verb == "STARTTLS" and self.mailbox.tls:
            self._say("220 go on")
            self._encrypt()
        elif verb == "AUTH":
            self._log_in(line)
        elif verb in {"MAIL", "RCPT"}:
            self._address(verb, line)
        elif verb == "DATA":
            return self._take()
        elif verb == "QUIT":
            self._say("221 bye")
            return False
        else:
            self._say("250 ok")
        return True

    def _greet(self) -> None:
        words = ["pitlane.example"]
        words += ["AUTH PLAIN"] if self.mailbox.login else []
        words += ["STARTTLS"] if self.mailbox.tls and not isinstance(self.request, ssl.SSLSocket) else []
        self._say("\r\n".join([*(f"250-{word}" for word in words[:-1]), f"250 {words[-1]}"]))

    def _encrypt(self) -> None:
        assert self.mailbox.tls
        super().finish()
        self.request = self.mailbox.tls.wrap_socket(self.request, server_side=True)
        self.setup()

    def _log_in(self, line: str) -> None:
        _empty, user, password = base64.b64decode(line.split(" ")[2]).decode().split("\0")
        self.known = (user, password) == self.mailbox.login
        self._say("235 welcome" if self.known else "535 5.7.8 Username and Password not accepted")

    def _address(self, verb: str, line: str) -> None:
        address = line.split("<")[1].split(">", maxsplit=1)[0]
        if verb == "MAIL":
            self.sender = address
        else:
            self.recipient = address
        self._say("250 ok" if self.known else "530 5.7.0 Authentication required")

    def _take(self) -> bool:
        self._pause("DATA")
        self._say("354 go on")
        if self.mailbox.drops:
            self.rfile.readline()
            return False
        lines = []
        while (line := self.rfile.readline()) not in {b".\r\n", b""}:
            lines.append(line[1:] if line.startswith(b".") else line)
        if not line:
            return False
        wire = b"".join(lines)
        self.mailbox.wire.append(wire)
        self.mailbox.mails.append(BytesParser(EmailMessage, policy=default).parsebytes(wire))
        self.mailbox.envelopes.append((self.sender, self.recipient))
        self._pause("TAKEN")
        self._say("250 taken")
        return True

    def _pause(self, where: str) -> None:
        if self.mailbox.silent_at == where:
            self.mailbox.silent.set()
            self.mailbox.go_on.wait(60)

    def _say(self, reply: str) -> None:
        self.wfile.write(f"{reply}\r\n".encode())
