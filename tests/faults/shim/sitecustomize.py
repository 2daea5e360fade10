"""Parts of a fault in the server's process, by the variables set."""

import os

if "PITLANE_FAULTS_CLOCK" in os.environ:
    import moved_clock  # noqa: F401 -- it works by being imported
if "PITLANE_FAULTS_DISK" in os.environ:
    import recorded_disk  # noqa: F401 -- likewise
