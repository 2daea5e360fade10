"""Windows job that ends its processes together with the shop's own, however the shop's process ended."""

import subprocess
import sys

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    EXTENDED_LIMITS = 9
    KILL_ON_CLOSE = 0x2000

    class _Basic(ctypes.Structure):
        _fields_ = (
            ("per_process_time", wintypes.LARGE_INTEGER),
            ("per_job_time", wintypes.LARGE_INTEGER),
            ("flags", wintypes.DWORD),
            ("least_working_set", ctypes.c_size_t),
            ("greatest_working_set", ctypes.c_size_t),
            ("process_limit", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("priority", wintypes.DWORD),
            ("scheduling", wintypes.DWORD),
        )

    class _Extended(ctypes.Structure):
        _fields_ = (
            ("basic", _Basic),
            ("io_counters", ctypes.c_ulonglong * 6),
            ("process_memory", ctypes.c_size_t),
            ("job_memory", ctypes.c_size_t),
            ("peak_process_memory", ctypes.c_size_t),
            ("peak_job_memory", ctypes.c_size_t),
        )

    _kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    _kernel.CreateJobObjectW.restype = wintypes.HANDLE
    _kernel.CreateJobObjectW.argtypes = (wintypes.LPVOID, wintypes.LPCWSTR)
    _kernel.SetInformationJobObject.argtypes = (wintypes.HANDLE, ctypes.c_int, wintypes.LPVOID, wintypes.DWORD)
    _kernel.AssignProcessToJobObject.argtypes = (wintypes.HANDLE, wintypes.HANDLE)
    _job: int | None = None

    def end_with_this_process(process: "subprocess.Popen[str]") -> None:
        """Put a child into the job of this process. If Windows refuses, the child is still ended when the shop
        stops.
        """
        global _job  # noqa: PLW0603 -- the handle must live as long as the process: its closing ends the children
        if _job is None:
            _job = _kernel.CreateJobObjectW(None, None)
            limits = _Extended()
            limits.basic.flags = KILL_ON_CLOSE
            _kernel.SetInformationJobObject(_job, EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits))
        _kernel.AssignProcessToJobObject(_job, int(process._handle))  # type: ignore[attr-defined]  # Popen's own handle
