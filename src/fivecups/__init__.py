"""Five Cups: a game house that anyone can host."""

__version__: str
"""The version of this build. It is found out when this name is first used."""


def __getattr__(name: str) -> str:
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .version import program_version

    return program_version()
