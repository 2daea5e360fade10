"""Rate limits by sliding windows: in memory, bounded, counted before anything costs."""

import ipaddress
import math
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable

from app.shop.base.errors import TooMany

ADDRESSES = 10_000
"""Addresses remembered at once; the ones not heard of for longest go first."""
TOO_MANY = "Too many attempts. Please try again in {}."
UNKNOWN = "unknown"
IPV6_NET = 64
"""An IPv6 customer commands a whole /64, so that is what counts as one address."""
IPV6_SITE = 48
"""A provider's usual piece for one site: a customer who holds it whole has 65,536 nets of /64."""

Clock = Callable[[], float]


def bucket(address: str | None) -> str:
    """Return the key that counts as one visitor: an IPv4 address, or the /64 of an IPv6 address."""
    if address is None:
        return UNKNOWN
    if ipaddress.ip_address(address).version == 4:
        return address
    return str(ipaddress.ip_network((address, IPV6_NET), strict=False))


def neighbourhood(address: str | None) -> str | None:
    """Return the /48 network that one IPv6 customer may hold whole. Returns None where addresses are given out
    singly.
    """
    read = ipaddress.ip_address(address) if address else None
    if not isinstance(read, ipaddress.IPv6Address) or read.ipv4_mapped:
        return None
    return str(ipaddress.ip_network((read, IPV6_SITE), strict=False))


def say_wait(seconds: int) -> str:
    """Return how long to wait: "30 seconds", "1 minute", "15 minutes"."""
    count, unit = (seconds, "second") if seconds < 60 else (math.ceil(seconds / 60), "minute")
    return f"{count} {unit}" if count == 1 else f"{count} {unit}s"


class Throttle:
    """At most `limit` takes of one key within any `seconds`."""

    def __init__(self, limit: int, seconds: int, *, clock: Clock = time.monotonic, addresses: int = ADDRESSES) -> None:
        self._limit = limit
        self._seconds = seconds
        self._clock = clock
        self._addresses = addresses
        self._taken: OrderedDict[str, deque[float]] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, key: str) -> None:
        """Count one. Raises TooMany, counting nothing, when the window is full."""
        with self._lock:
            times = self._recent(key)
            if len(times) >= self._limit:
                left = max(1, math.ceil(times[0] + self._seconds - self._clock()))
                raise TooMany(TOO_MANY.format(say_wait(left)), left)
            times.append(self._clock())
            self._taken[key] = times
            self._taken.move_to_end(key)
            while len(self._taken) > self._addresses:
                self._taken.popitem(last=False)

    def give_back(self, key: str) -> None:
        """Uncount the last one."""
        with self._lock:
            times = self._taken.get(key)
            if times:
                times.pop()

    def clear(self, key: str) -> None:
        """Forget everything about a key."""
        with self._lock:
            self._taken.pop(key, None)

    def __len__(self) -> int:
        return len(self._taken)

    def _recent(self, key: str) -> deque[float]:
        times = self._taken.get(key) or deque()
        before = self._clock() - self._seconds
        while times and times[0] <= before:
            times.popleft()
        return times


class LoginThrottle:
    """Throttle that limits wrong passwords within 15 minutes to 5 from one address and 50 from all. An attempt is
    counted before the password is checked, because otherwise sixty requests at once would all be tried; a success is
    subtracted again.
    """

    WRONG = 5
    WRONG_FROM_ALL = 50
    SECONDS = 15 * 60
    ALL = "all"

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._one = Throttle(self.WRONG, self.SECONDS, clock=clock)
        self._all = Throttle(self.WRONG_FROM_ALL, self.SECONDS, clock=clock)

    def take(self, address: str | None) -> None:
        """Count an attempt as wrong for now. Raises TooMany."""
        key = bucket(address)
        self._one.take(key)
        try:
            self._all.take(self.ALL)
        except TooMany:
            self._one.give_back(key)
            raise

    def forget(self, address: str | None) -> None:
        """Forget the wrong passwords of an address."""
        self._one.clear(bucket(address))

    def succeed(self, address: str | None) -> None:
        """The attempt was right: forget the address's wrong ones."""
        self._one.clear(bucket(address))
        self._all.give_back(self.ALL)
