"""Handler that stops the shop cleanly at sign-out and shutdown on Windows, which has no signal for them.

A program with a console receives a control event. One without a console receives messages to a window, so there is a
hidden window. Elsewhere SIGTERM and SIGHUP arrive (app.runtime.signals), and nothing is done here.
"""

import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

log = logging.getLogger(__name__)

CLOSE, LOGOFF, SHUTDOWN = 2, 5, 6
QUERY_END, END, DESTROY = 0x0011, 0x0016, 0x0002
STOP_SECONDS = 20.0
"""Windows ends the program when a handler returns, and waits for one about as long as this."""
REASON = "Pitlane is saving the last orders."


@contextmanager
def watch_session_end(stopping: threading.Event) -> Iterator[None]:
    """Set `stopping` when Windows ends the session within this block. Windows has to wait until the block has ended."""
    if sys.platform != "win32":
        yield
        return
    ended = threading.Event()
    listener = _Listener(stopping, ended)
    try:
        yield
    finally:
        ended.set()
        listener.stop()


class _Listener:
    """The console's handler and the hidden window with its thread."""

    def __init__(self, stopping: threading.Event, ended: threading.Event) -> None:
        self._stopping, self._ended = stopping, ended
        self._thread_id = 0
        # Windows keeps the bare addresses of both: they must live as long as this does.
        self._stored: list[Any] = []
        self._listen_to_console()
        threading.Thread(target=self._run, name="signout", daemon=True).start()

    def stop(self) -> None:
        """Let the hidden window go."""
        if sys.platform == "win32" and self._thread_id:
            import ctypes

            ctypes.windll.user32.PostThreadMessageW(self._thread_id, 0x0012, 0, 0)

    def _finish(self) -> None:
        self._stopping.set()
        self._ended.wait(STOP_SECONDS)

    def _listen_to_console(self) -> None:
        if sys.platform != "win32":
            return
        import ctypes
        from ctypes import wintypes

        def handle(event: int) -> bool:
            if event in {CLOSE, LOGOFF, SHUTDOWN}:
                self._finish()
                return True
            return False

        handler = ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.DWORD)(handle)
        self._stored.append(handler)
        ctypes.windll.kernel32.SetConsoleCtrlHandler(handler, True)

    def _run(self) -> None:
        try:
            self._serve_window()
        except Exception:
            log.exception("a sign-out will not be heard")

    def _serve_window(self) -> None:
        if sys.platform != "win32":
            return
        import ctypes
        from ctypes import wintypes

        user = ctypes.WinDLL("user32", use_last_error=True)
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        result, word, long = ctypes.c_ssize_t, wintypes.WPARAM, wintypes.LPARAM
        user.DefWindowProcW.argtypes = [wintypes.HWND, wintypes.UINT, word, long]
        user.DefWindowProcW.restype = result
        user.CreateWindowExW.restype = wintypes.HWND
        user.ShutdownBlockReasonCreate.argtypes = [wintypes.HWND, wintypes.LPCWSTR]
        kernel.GetModuleHandleW.restype = wintypes.HMODULE

        def handle(window: int, message: int, first: int, second: int) -> int:
            if message == QUERY_END:
                user.ShutdownBlockReasonCreate(window, REASON)
                return 1
            if message == END:
                if first:
                    self._finish()
                user.ShutdownBlockReasonDestroy(wintypes.HWND(window))
                return 0
            return int(user.DefWindowProcW(window, message, first, second))

        procedure = ctypes.WINFUNCTYPE(result, wintypes.HWND, wintypes.UINT, word, long)(handle)
        self._stored.append(procedure)

        class WindowClass(ctypes.Structure):
            _fields_ = [
                ("style", wintypes.UINT), ("procedure", type(procedure)), ("class_extra", ctypes.c_int),
                ("window_extra", ctypes.c_int), ("instance", wintypes.HINSTANCE), ("icon", wintypes.HICON),
                ("cursor", wintypes.HANDLE), ("brush", wintypes.HBRUSH), ("menu", wintypes.LPCWSTR),
                ("name", wintypes.LPCWSTR),
            ]  # fmt: skip

        own = kernel.GetModuleHandleW(None)
        kind = WindowClass(procedure=procedure, instance=own, name="PitlaneSignOut")
        user.RegisterClassW(ctypes.byref(kind))
        # Never shown, but of the top level: a message-only window receives nothing at the session's end.
        window = user.CreateWindowExW(
            0, "PitlaneSignOut", "Pitlane", 0, 0, 0, 0, 0, None, None, wintypes.HINSTANCE(own), None
        )
        if not window:
            raise ctypes.WinError(ctypes.get_last_error())
        self._thread_id = kernel.GetCurrentThreadId()
        message = wintypes.MSG()
        while user.GetMessageW(ctypes.byref(message), None, 0, 0) > 0:
            user.DispatchMessageW(ctypes.byref(message))
