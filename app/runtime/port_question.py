"""The question of a port that cannot be used."""

from collections.abc import Callable

from app.runtime.start_question import STOP, StartAnswer, StartQuestion

MOVE, AGAIN = "move", "again"
CUSTOMERS = "The shop cannot start on port {port}"
BACK_OFFICE = "The back office cannot start on port {port}"
REASON = "Pitlane cannot use this port, usually because another program does. Nothing in your shop has changed."
STILL = "Port {port} is still not free."
IN_A_MOMENT = "Its back office opens in a moment; you can close this page."
STOP_CHOICE = StartAnswer(
    STOP,
    "Stop",
    "Nothing changes. Customers cannot reach the shop until you start Pitlane again.",
    "The shop was not started. You can close this page.",
)


def ask_for_port(
    port: int, instead: int, *, detail: str, means: str, is_admin: bool, is_free: Callable[[], bool]
) -> StartQuestion:
    """Return the question to ask when a port cannot be used. `means` explains the consequences of a move to
    `instead`, and `detail` says what refused the port.
    """
    return StartQuestion(
        (BACK_OFFICE if is_admin else CUSTOMERS).format(port=port),
        REASON,
        (
            StartAnswer(
                MOVE,
                f"Use {instead} instead",
                means,
                f"Pitlane starts on port {instead}, now and from now on. {IN_A_MOMENT}",
            ),
            StartAnswer(
                AGAIN, "Try again", "After you have ended the other program.", f"The shop starts now. {IN_A_MOMENT}"
            ),
            STOP_CHOICE,
        ),
        lambda answer: STILL.format(port=port) if answer == AGAIN and not is_free() else "",
        detail,
    )
