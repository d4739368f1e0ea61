"""`python -m fivecups`: the command `fivecups`."""

from fivecups.cli import main

if __name__ == "__main__":
    main()
