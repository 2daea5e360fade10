"""Checks of kills, two starts, and a stop in an upload."""

import http.client
import random
import threading
import time
from contextlib import suppress
from pathlib import Path

from tests.program.day import CUSTOMER, PHOTO
from tests.program.journey import PASSWORD, Journey, expect, free_port
from tests.program.program import END, wait_until

SHOWN = 10
STOCK = {"name": "Much in stock", "slug": "much-in-stock", "description": "For many customers.", "price": "5.00"}


def check_kills_under_load(journey: Journey) -> str:
    """Every order that was acknowledged is there after each of ten kills."""
    journey.open()
    journey.admin.post("/api/admin/login", {"password": PASSWORD})
    category = journey.public.get("/api/product-categories")[0]["name"]
    journey.admin.post("/api/admin/products", STOCK | {"category": category, "inventory": 5000})
    placed: list[str] = []
    rounds = journey.rounds(10)
    for _ in range(rounds):
        _order_until_killed(journey, placed)
        journey.open()
        lost = [order for order in placed if journey.public.ask("GET", f"/api/orders/{order}")[0] != 200]
        expect(not lost, f"{len(lost)} of {len(placed)} orders lost")
    journey.close()
    return f"{rounds} kills, {len(placed)} orders acknowledged, 0 lost"


def _order_until_killed(journey: Journey, placed: list[str]) -> None:
    product = journey.public.get(f"/api/products/{STOCK['slug']}")["id"]
    before = len(placed)
    customers = [threading.Thread(target=_order_on, args=(journey, product, placed)) for _ in range(4)]
    for customer in customers:
        customer.start()
    wait_until(lambda: len(placed) > before)
    time.sleep(random.uniform(0, 0.5))
    journey.program.kill()
    for customer in customers:
        customer.join(END)


def _order_on(journey: Journey, product: str, placed: list[str]) -> None:
    with suppress(OSError, http.client.HTTPException):
        while True:
            cart = journey.public.post("/api/cart", {})["id"]
            journey.public.post(f"/api/cart/{cart}/items", {"productId": product, "quantity": 1})
            placed.append(journey.public.post("/api/checkout/confirm", CUSTOMER | {"cartId": cart})["orderId"])


def check_two_starts_at_one_instant(journey: Journey) -> str:
    """One serves, the other shows it and ends."""
    rounds = journey.rounds(10) if journey.desktop else 0
    for number in range(rounds):
        folder = journey.program.folder / f"both {number}"
        words = ["--hidden", "--data-dir", journey.program.path(folder)]
        ports = ["--port", str(free_port()), "--desk-port", str(free_port())]
        both = [journey.program.start_beside(*words, *ports) for _ in range(2)]
        expect(wait_until(lambda: any(each.poll() is not None for each in both)), "both go on")  # noqa: B023 -- at once
        ended = next(each for each in both if each.poll() is not None)
        journey.program.run("stop", "--data-dir", journey.program.path(folder))
        serving = next(each for each in both if each is not ended)
        expect((ended.returncode, serving.wait(END)) == (SHOWN, 0), f"{[each.returncode for each in both]}")
    return f"{rounds} times"


def check_upload_during_a_stop(journey: Journey) -> str:
    """An upload under way is finished, then the program ends cleanly."""
    journey.open()
    journey.admin.post("/api/admin/login", {"password": PASSWORD})
    finish = journey.admin.begin_upload("/api/admin/upload-image", "late.jpg", PHOTO.read_bytes() + b"late")
    stopping = threading.Thread(target=journey.command, args=("stop",))
    stopping.start()
    expect(wait_until(lambda: not journey.admin.answers()), "it does not stop")
    uploaded = Path(finish()["url"]).name
    expect(journey.program.wait() == 0, "the program did not end cleanly")
    stopping.join(END)
    expect((journey.data / "uploads" / uploaded).is_file(), "its file is missing")
    return "the upload is stored, and the program ended with 0"
