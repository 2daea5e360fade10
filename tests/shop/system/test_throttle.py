"""Sliding windows that are counted first and never grow without end."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from app.shop.base.errors import TooMany
from app.shop.system.access.throttle import LoginThrottle, Throttle, bucket


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


def is_taken(throttle: Throttle | LoginThrottle, key: str = "a") -> bool:
    try:
        throttle.take(key)
    except TooMany:
        return False
    return True


def test_the_window_slides(clock: Clock) -> None:
    throttle = Throttle(2, 60, clock=clock)
    assert is_taken(throttle)
    clock.seconds += 30
    assert is_taken(throttle)
    assert not is_taken(throttle)
    clock.seconds += 30
    assert is_taken(throttle)
    assert not is_taken(throttle)
    clock.seconds += 30
    assert is_taken(throttle)


def test_what_was_refused_is_not_counted(clock: Clock) -> None:
    throttle = Throttle(1, 60, clock=clock)
    assert is_taken(throttle)
    for _ in range(59):
        clock.seconds += 1
        assert not is_taken(throttle)
    clock.seconds += 1
    assert is_taken(throttle)


def test_the_refusal_says_when_to_come_back(clock: Clock) -> None:
    throttle = Throttle(1, 60, clock=clock)
    throttle.take("a")
    clock.seconds += 12.5
    with pytest.raises(TooMany) as refusal:
        throttle.take("a")
    assert refusal.value.retry_after == 48


def test_keys_count_apart(clock: Clock) -> None:
    throttle = Throttle(1, 60, clock=clock)
    assert is_taken(throttle, "a")
    assert is_taken(throttle, "b")


def test_memory_is_bounded(clock: Clock) -> None:
    throttle = Throttle(5, 60, clock=clock, addresses=100)
    for number in range(1000):
        throttle.take(str(number))
    assert len(throttle) == 100


def test_simultaneous_attempts_are_counted_before_they_are_tried() -> None:
    throttle = LoginThrottle()
    with ThreadPoolExecutor(16) as pool:
        taken = list(pool.map(lambda _: is_taken(throttle, "203.0.113.9"), range(60)))
    assert sum(taken) == LoginThrottle.WRONG


def test_a_success_forgets_the_addresss_wrong_ones(clock: Clock) -> None:
    throttle = LoginThrottle(clock)
    for _ in range(4):
        throttle.take("203.0.113.9")
    throttle.take("203.0.113.9")
    throttle.succeed("203.0.113.9")
    assert all(is_taken(throttle, "203.0.113.9") for _ in range(5))
    assert not is_taken(throttle, "203.0.113.9")


def test_fifty_wrong_ones_from_all_close_it_for_everybody(clock: Clock) -> None:
    throttle = LoginThrottle(clock)
    for number in range(50):
        throttle.take(f"203.0.113.{number}")
    assert not is_taken(throttle, "198.51.100.1")
    clock.seconds += LoginThrottle.SECONDS
    assert is_taken(throttle, "198.51.100.1")


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        (None, "unknown"),
    ],
)
def test_an_ipv6_net_counts_as_one_visitor(address: str | None, key: str) -> None:
    assert bucket(address) == key
