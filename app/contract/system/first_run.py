"""Bodies and views of the first run: the steps after the first password, the sample catalogue, and the PC itself."""

from typing import Annotated, Literal

from app.contract.base.fields import Body, Message, View

FirstStep = Literal["business", "look", "hours", "about", "tax", "payment", "mail", "catalogue", "data"]
SampleState = Literal["none", "loading", "loaded", "failed"]


class FirstRunBody(Body):
    """The current step of the owner in the first run. `done` ends the first run."""

    step: Annotated[FirstStep | Literal["done"], Message("Choose a step of the first run, or done")]


class SampleView(View):
    """Progress of the sample catalogue: `done` of `total` pictures. `possible` is true while the shop is empty."""

    state: SampleState
    done: int
    total: int
    possible: bool


class FirstRunView(View):
    """Progress of the first run. `step` is null once it is finished, and for a shop that got its password from the
    command line.
    """

    step: FirstStep | None
    sample: SampleView


class ThisPcBody(Body):
    """Choice of starting the program at sign-in."""

    autostart: Annotated[bool, Message("Choose whether Pitlane starts at sign-in")]


class ThisPcView(View):
    """The PC that the shop runs on. `awake` and `power` are null where the program cannot know. `needsSignIn` means
    that the shop is not served before somebody signs in, unless a task runs `taskProgram` with `taskArguments`.
    """

    data_folder: str
    can_open: bool
    autostart_possible: bool
    autostart: bool
    awake: bool | None
    power: Literal["mains", "plugged", "battery"] | None
    system: Literal["windows", "macos", "linux"]
    needs_sign_in: bool
    task_program: str
    task_arguments: str
