"""One mail handed over to the mail server, in one SMTP conversation."""

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from smtplib import SMTP, SMTP_SSL, SMTPDataError, SMTPException, SMTPRecipientsRefused, SMTPSenderRefused
from ssl import create_default_context

from app import practice
from app.shop.sales.mail.account import UNENCRYPTED
from app.shop.sales.mail.check import check_message
from app.shop.sales.mail.message import CannotWrite, Content, wire_address, write_message
from app.shop.sales.mail.server import MailServer

SECONDS = 20.0
"""Seconds that the server may be silent."""
LOCKED = "The stored mail password cannot be read on this computer. Enter it again in the settings."


class Delivery:
    """The delivery that sends mails to the server one at a time. `hang_up` ends a delivery in progress from another
    thread.
    """

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._line: SMTP | None = None

    def hand_over(
        self,
        server: MailServer,
        content: Content,
        moment: datetime,
        on_recipient_accepted: Callable[[], None] = lambda: None,
    ) -> None:
        """Send one mail. `on_recipient_accepted` is called when the server has accepted the address and is about to
        receive the mail. Raises CannotWrite, SMTPException or OSError; after `on_recipient_accepted`, an error
        leaves open whether the server accepted the mail.
        """
        if practice.is_on():
            raise CannotWrite(f"{practice.NOTHING_LEAVES} This e-mail was not sent.")
        message = write_message(content, server.sender, server.sender_name, moment)
        check_message(message, content.extra_headers)
        with self._connected(server) as line:
            _greet(line, server)
            _address(line, wire_address(server.sender), wire_address(content.to_address))
            on_recipient_accepted()
            code, reply = line.data(message)
            if code != 250:
                raise SMTPDataError(code, reply)

    def hang_up(self) -> None:
        """Break the conversation under way, if there is one."""
        line = self._line
        if line and line.sock:
            with suppress(OSError):
                line.sock.shutdown(socket.SHUT_RDWR)

    @contextmanager
    def _connected(self, server: MailServer) -> Iterator[SMTP]:
        if not server.may_connect:
            raise SMTPException(f"{UNENCRYPTED}, or allow it in the settings.")
        if server.password is None:
            raise SMTPException(LOCKED)
        line = self._line = _connect(server, self._seconds)
        try:
            yield line
            with suppress(SMTPException, OSError):
                # The mail is taken by now: a server that does not say goodbye changes nothing.
                line.quit()
        finally:
            self._line = None
            line.close()


def _connect(server: MailServer, seconds: float) -> SMTP:
    # The sender's domain, because finding this computer's own name can take seconds and is often refused.
    name = wire_address(server.sender).rpartition("@")[2]
    if server.security == "tls":
        return SMTP_SSL(server.host, server.port, name, timeout=seconds, context=create_default_context())
    line = SMTP(server.host, server.port, name, timeout=seconds)
    if server.security == "starttls":
        try:
            line.starttls(context=create_default_context())
        except BaseException:
            line.close()
            raise
    return line


def _greet(line: SMTP, server: MailServer) -> None:
    line.ehlo_or_helo_if_needed()
    if server.user:
        line.login(server.user, server.password or "")


def _address(line: SMTP, sender: str, recipient: str) -> None:
    code, reply = line.mail(sender)
    if code != 250:
        raise SMTPSenderRefused(code, reply, sender)
    code, reply = line.rcpt(recipient)
    if code not in {250, 251}:
        raise SMTPRecipientsRefused({recipient: (code, reply)})
