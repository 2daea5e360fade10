"""The first checks run in their order. They lead from an empty folder to an order that is still there after the next
start.
"""

import math
import re
import socket

import pytest

from tests.program.journey import PASSWORD, Journey, expect
from tests.program.memory import has_budget, measure_bare_work, measure_size, measure_work

ALREADY_RUNNING, PORT_HELD = 10, 20
WORK = 2.4
"""The processor's time of a start until the first answer, as a multiple of a bare process timed beside it."""
PRODUCT = {"name": "Trial brake disc", "slug": "trial-brake-disc", "description": "For this trial.", "price": "49.90"}


def check_version(journey: Journey) -> str:
    """The program starts at all."""
    status, said = journey.program.run("--version")
    expect(status == 0 and re.fullmatch(r"\d+\.\d+\.\d+", said) is not None, f"{status}: {said}")
    return said


def check_self_test(journey: Journey) -> str:
    """The program finds itself whole."""
    status, said = journey.program.run("self-test")
    expect(status == 0, said)
    return f"{len(said.splitlines())} lines"


def check_size(journey: Journey) -> str:
    """Return the size of the bundle."""
    if journey.program.bundle is None:
        pytest.skip("it is no bundle")
    size = measure_size(journey.program.bundle)
    journey.figure("megabytes on disk", size)
    return f"{size} MB"


def check_first_start(journey: Journey) -> str:
    """An empty folder becomes a shop."""
    seconds = journey.open("--empty")
    journey.figure("seconds to the first answer, new folder", seconds)
    return f"served after {seconds} s"


def check_page_and_script(journey: Journey) -> str:
    """Check that the page is sent with its scripts, in a type that browsers run."""
    status, page, kind = journey.public.ask("GET", "/")
    expect(status == 200 and kind.startswith("text/html"), f"{status} {kind}")
    scripts = set(re.findall(rb'(?:src|href)="(/assets/[^"]+\.js)"', page))
    expect(len(scripts) > 1, "the page names no scripts")
    size = 0
    for script in sorted(scripts):
        status, content, kind = journey.public.ask("GET", script.decode())
        expect(status == 200 and kind.startswith("text/javascript"), f"{script.decode()}: {status} {kind}")
        size += len(content)
    expect(size > 100_000, f"{len(scripts)} scripts of {size} bytes")
    return f"{len(page)} bytes, and {size} in {len(scripts)} scripts"


def check_back_office_has_its_own_listener(journey: Journey) -> str:
    """Customers' listener does not know the back office."""
    expect(journey.public.ask("GET", "/api/admin/check")[0] == 404, "the public listener serves it")
    expect(journey.admin.get("/api/admin/setup") == {"needed": True}, "the admin listener asks for no password")
    return "404 there, the first password here"


def check_stop(journey: Journey) -> str:
    """The command ends it cleanly."""
    return journey.close()


def check_password(journey: Journey) -> str:
    """The password is set by a command."""
    status, said = journey.command("set-password", said=f"{PASSWORD}\n")
    expect(status == 0, f"{status}: {said}")
    return said


def check_second_start(journey: Journey) -> str:
    """The old folder opens again."""
    seconds = journey.open()
    journey.figure("seconds to the first answer, old folder", seconds)
    return f"served after {seconds} s"


def check_product(journey: Journey) -> str:
    """The owner signs in at the admin listener and adds a product."""
    journey.admin.post("/api/admin/login", {"password": PASSWORD})
    category = journey.admin.post("/api/admin/product-categories", {"name": "Trial", "slug": "trial"})
    entry = PRODUCT | {"category": category["name"], "inventory": 3}
    journey.admin.post("/api/admin/products", entry)
    return f"{entry['inventory']} of {entry['name']}"


def check_order(journey: Journey) -> str:
    """A customer orders it at the public listener."""
    product = journey.public.get(f"/api/products/{PRODUCT['slug']}")
    cart = journey.public.post("/api/cart", {})
    journey.public.post(f"/api/cart/{cart['id']}/items", {"productId": product["id"], "quantity": 2})
    customer = {
        "customerName": "Trial Customer",
        "customerEmail": "trial@example.org",
        "shippingAddress": "Trial Road 1",
    }
    placed = journey.public.post("/api/checkout/confirm", customer | {"cartId": cart["id"]})
    journey.order = placed["orderId"]
    return f"order {placed['order']['orderNumber']}, {placed['order']['total']}"


def check_start_while_running(journey: Journey) -> str:
    """A second program on the same folder leaves it to the first."""
    hidden = ["--hidden"] if journey.desktop else []
    status, said = journey.program.run(*journey.words(None, *hidden))
    expect(status == (ALREADY_RUNNING if journey.desktop else 1), f"{status}: {said}")
    expect(journey.public.answers(), "the first one answers no more")
    return f"status {status}"


def check_stop_with_an_order(journey: Journey) -> str:
    """The command ends it cleanly."""
    return journey.close()


def check_port_held(journey: Journey) -> str:
    """Check that a held port gives a sentence and its own status."""
    with socket.create_server(("127.0.0.1", journey.public.port)):
        status, said = journey.refuse()
    expect(status == PORT_HELD and str(journey.public.port) in said, f"{status}: {said}")
    return said


def check_order_is_still_there(journey: Journey) -> str:
    """Check that order and stock survive the next start."""
    expect(bool(journey.order), "nothing was ordered")
    seconds = journey.open()
    order = journey.public.get(f"/api/orders/{journey.order}")
    product = journey.public.get(f"/api/products/{PRODUCT['slug']}")
    expect(order["items"][0]["quantity"] == 2 and product["inventory"] == 1, f"{order} {product}")
    return f"served after {seconds} s"


def check_last_stop(journey: Journey) -> str:
    """The command ends it cleanly."""
    return journey.close()


def check_work_of_a_start(journey: Journey) -> str:
    """A start takes a small multiple of a bare process timed beside it, the best of three."""
    if journey.program.platform != "linux":
        pytest.skip("only Linux tells the processor's time of one program")
    bare, work = math.inf, {"new": math.inf, "old": math.inf}
    for number in range(3):
        bare = min(bare, measure_bare_work())
        with journey.in_folder(f"start {number}"):
            for folder, best in work.items():
                journey.open("--empty")
                work[folder] = min(best, measure_work(journey.program.pid))
                journey.close()
        if max(work.values()) <= WORK * bare:
            break
    ratios = {folder: round(seconds / bare, 2) for folder, seconds in work.items()}
    for folder, ratio in ratios.items():
        journey.figure(f"processor of a start, {folder} folder, by that of a bare process", ratio)
    found = f"a new folder {ratios['new']}, an old one {ratios['old']} times a bare process of {bare} s"
    expect(not has_budget(journey) or max(ratios.values()) <= WORK, f"{found}; at most {WORK}")
    return found
