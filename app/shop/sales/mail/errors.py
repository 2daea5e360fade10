"""Functions that explain each error of a mail server in one plain sentence, which quotes the server's reply."""

import re
import socket
import ssl
from smtplib import (
    SMTPAuthenticationError,
    SMTPConnectError,
    SMTPException,
    SMTPHeloError,
    SMTPNotSupportedError,
    SMTPRecipientsRefused,
    SMTPResponseException,
    SMTPSenderRefused,
    SMTPServerDisconnected,
)

from app.shop.sales.mail.message import CannotWrite

LONGEST = 500
SILENT = "The mail server did not answer in time."


def explain(error: Exception) -> str:
    """Return the sentence that explains a failed delivery to the owner. It contains neither the mail's content nor the
    password.
    """
    return _shorten(_sentence(error))


def _sentence(error: Exception) -> str:  # noqa: PLR0911 -- one line for each thing that can be wrong
    if isinstance(error, SMTPAuthenticationError):
        return f"The mail server refused the user name or the password: {_reply(error)}"
    if isinstance(error, SMTPRecipientsRefused):
        code, text = next(iter(error.recipients.values()))
        return f"The mail server refused the address: {code} {_text(text)}"
    if isinstance(error, SMTPSenderRefused):
        return f"The mail server refused the sender {error.sender}: {_reply(error)}"
    if isinstance(error, SMTPConnectError | SMTPHeloError):
        return f"The mail server refused the connection: {_reply(error)}"
    if isinstance(error, SMTPResponseException):
        return f"The mail server refused the e-mail: {_reply(error)}"
    if isinstance(error, SMTPNotSupportedError):
        return f"The mail server cannot do what the settings ask: {error}"
    if isinstance(error, SMTPServerDisconnected):
        # smtplib tells a silence as a broken line; what it was is in the error before.
        return SILENT if isinstance(error.__context__, TimeoutError) else "The mail server ended the connection."
    return _connection(error)


def _connection(error: Exception) -> str:  # noqa: PLR0911 -- one line for each thing that can be wrong
    if isinstance(error, ssl.SSLCertVerificationError):
        return f"The mail server's certificate is not valid: {error.verify_message}"
    if isinstance(error, ssl.SSLError):
        return "The mail server does not support TLS on this port. Choose another encryption or port."
    if isinstance(error, socket.gaierror):
        return "There is no mail server of this name, or this computer is not on the internet."
    if isinstance(error, ConnectionRefusedError):
        return "Nothing answers on this port of the mail server."
    if isinstance(error, TimeoutError):
        return SILENT
    if isinstance(error, CannotWrite | SMTPException):
        return str(error)
    return (
        "The connection to the mail server was lost." if isinstance(error, OSError) else "The e-mail could not be sent."
    )


def _reply(error: SMTPResponseException) -> str:
    return f"{error.smtp_code} {_text(error.smtp_error)}"


def _text(reply: bytes | str) -> str:
    return reply.decode("utf-8", "replace") if isinstance(reply, bytes) else reply


def _shorten(sentence: str) -> str:
    return re.sub(r"[\s\x00-\x1f\x7f]+", " ", sentence).strip()[:LONGEST]
