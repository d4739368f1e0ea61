"""Fast compilation of functions that only compiled functions call.

By default numba optimises every function together with all functions that it calls and generates
machine code for it, again at each level, and compiles a function anew for each constant argument.
For rules of two hundred small functions that takes minutes. Here each is compiled once, for
integers, and not optimised; the function that Python calls is linked with all of them and optimised
as a whole. The table of Poker Dice then takes 2.5 s to compile instead of 4.1 s and plays 1.5 times
as fast; that of Dice Town takes 22 s, and numba's own way had not finished it after 400 s.

This relies on internals of numba: `is_supported` checks for them. Where they are missing, or with
FIVECUPS_PLAIN_JIT=1, numba compiles these functions in its own way.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, cast

from numba.core import config, types
from numba.core.codegen import JITCodeLibrary
from numba.core.registry import cpu_target

SETTINGS: Any = config


def is_supported() -> bool:
    """True if the installed numba has the internals that this module uses."""
    code = getattr(JITCodeLibrary, "_get_module_for_linking", None)
    context: Any = cpu_target.target_context
    return (
        not os.environ.get("FIVECUPS_PLAIN_JIT")
        and code is not None
        and hasattr(SETTINGS, "_OptLevel")
        and hasattr(context.codegen(), "_library_class")
        and hasattr(context, "get_executable")
    )


class LinkablePart(JITCodeLibrary):
    """The numba code library of a function that Python never calls directly. It is linked with the
    functions it calls only when a function that Python calls needs it."""

    def finalize(self) -> None:
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        if self._shared_module is None:
            whole = self._final_module.clone()
            for library in self._all_that_it_calls():
                whole.link_in(_code_of(library), preserve=True)
            for function in whole.functions:
                if not function.is_declaration and function.linkage.name == "external":
                    function.linkage = "linkonce_odr"
            self._shared_module = whole
        return self._shared_module

    def _all_that_it_calls(self) -> list[Any]:
        libraries: dict[Any, None] = {}
        pending = list(self._linking_libraries)
        while pending:
            library = pending.pop()
            if library not in libraries:
                libraries[library] = None
                pending += library._linking_libraries if isinstance(library, LinkablePart) else ()
        libraries.pop(self, None)
        return list(libraries)


def _code_of(library: Any) -> Any:
    """Return the module of a library for linking; for a `LinkablePart` only its own code, without
    that of the functions it calls, which are linked separately."""
    if not isinstance(library, LinkablePart):
        return library._get_module_for_linking()
    own = library._final_module.clone()
    for function in own.functions:
        if not function.is_declaration and function.linkage.name == "external":
            function.linkage = "linkonce_odr"
    return own


def compiled_for_linking(dispatcher: Any) -> Any:
    """Change a numba dispatcher in place so that its function is compiled as a `LinkablePart`;
    return the dispatcher."""
    dispatcher.get_call_template = _with_integer_arguments(dispatcher.get_call_template)
    dispatcher._compiler.compile = _compile_unoptimised(dispatcher._compiler.compile)
    return dispatcher


def _with_integer_arguments(template: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap numba's choice of argument types so that every argument that is no array counts as a
    64-bit integer; so each function is compiled only once."""

    def call_template(args: tuple[Any, ...], named: Any) -> Any:
        numbers = [arg if isinstance(arg, types.Array) else types.int64 for arg in args]
        return template(tuple(numbers), named)

    return call_template


def _compile_unoptimised(compile_: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap numba's compile function so that it neither optimises nor generates machine code. It
    changes global settings meanwhile, which is safe because numba holds its own lock."""

    def compile_part(*args: Any) -> Any:
        level, context = SETTINGS.OPT, cast(Any, cpu_target.target_context)
        codegen = context.codegen()
        if codegen._library_class is LinkablePart:  # called while another part is compiled
            return compile_(*args)
        SETTINGS.OPT = SETTINGS._OptLevel(0)
        codegen._library_class = LinkablePart
        context.get_executable = lambda *_: [].append  # any builtin function object of its own
        try:
            return compile_(*args)
        finally:
            SETTINGS.OPT = level
            del codegen._library_class, context.get_executable

    return compile_part
