"""The first checks run in their order. They lead from an empty folder to an order that is still there after the next
start.
"""

import re
import socket

from smoking.journey import PASSWORD, Journey, expect
from smoking.memory import has_budget, measure_memory, measure_size, measure_work
from smoking.report import Skipped

ALREADY_RUNNING, PORT_HELD = 10, 20
MEMORY = 90
"""Megabytes of a built server."""
WORK_ON_AN_OLD_FOLDER, WORK_ON_A_NEW_FOLDER = 1.0, 1.2
"""Seconds of the processor until the first answer."""
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
        raise Skipped("it is no bundle")
    journey.report.figures["megabytes on disk"] = size = measure_size(journey.program.bundle)
    return f"{size} MB"


def check_first_start(journey: Journey) -> str:
    """An empty folder becomes a shop."""
    journey.report.figures["seconds to the first answer, new folder"] = seconds = journey.open("--empty")
    return f"served after {seconds} s{_check_work(journey, 'new', WORK_ON_A_NEW_FOLDER)}"


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


def check_memory(journey: Journey) -> str:
    """Check the server's memory. A bundle must stay within its budget."""
    if journey.program.platform != "linux":
        raise Skipped("only Linux tells the memory of one program exactly")
    journey.report.figures["megabytes of memory"] = size = measure_memory(journey.program.pid)
    expect(not has_budget(journey) or size <= MEMORY, f"{size} MB, more than the {MEMORY} MB of its budget")
    return f"{size} MB"


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
    journey.report.figures["seconds to the first answer, old folder"] = seconds = journey.open()
    return f"served after {seconds} s{_check_work(journey, 'old', WORK_ON_AN_OLD_FOLDER)}"


def _check_work(journey: Journey, folder: str, limit: float) -> str:
    """Return the processor time of a start as text. A bundle must stay within its limit."""
    if journey.program.platform != "linux":
        return ""
    work = measure_work(journey.program.pid)
    journey.report.figures[f"seconds of the processor for that, {folder} folder"] = work
    expect(not has_budget(journey) or work <= limit, f"{work} s of the processor, more than {limit}")
    return f", {work} s of the processor"


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


CHECKS = (
    check_version, check_self_test, check_size, check_first_start, check_page_and_script,
    check_back_office_has_its_own_listener, check_memory, check_stop, check_password, check_second_start, check_product,
    check_order, check_start_while_running, check_stop_with_an_order, check_port_held, check_order_is_still_there,
    check_last_stop,
)  # fmt: skip
