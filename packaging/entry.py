"""What the built program runs: the command line, once the helpers that multiprocessing starts are sent to their work."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()
    from app.__main__ import main

    sys.exit(main())
