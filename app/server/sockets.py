"""A listening socket of our own, or a sentence on why not."""

import errno
import socket
import sys

from app.server.port_owner import find_port_owner

WINDOWS_RESERVED = 10013
"""Windows gives this instead of "in use" for the ranges that it sets aside, for Hyper-V for one."""


class PortTaken(Exception):
    """Error raised when an address cannot be listened on. `str(error)` is the sentence for the owner; `is_admin` means
    that it is the admin listener's address.
    """

    is_admin = False

    def __init__(self, sentence: str, host: str, port: int) -> None:
        super().__init__(sentence)
        self.host, self.port = host, port


def bind(host: str, port: int) -> socket.socket:
    """Return a listening socket of our own. Raises PortTaken. It is bound here because waitress sets SO_REUSEADDR on
    Windows too, where two programs would then share a port silently.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform == "win32":
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise PortTaken(_why_not(error, host, port), host, port) from error
    bound.listen(512)
    return bound


def _why_not(error: OSError, host: str, port: int) -> str:
    where = f"Port {port} on {host} cannot be used"
    if getattr(error, "winerror", None) == WINDOWS_RESERVED:
        return f"{where}: Windows has reserved it, or a program of another account is using it."
    if error.errno == errno.EADDRINUSE:
        return f"{where}: {find_port_owner(port)}."
    if error.errno == errno.EACCES:
        return f"{where}: this account may not use it."
    return f"{host} is not an address of this computer. Choose another host."
