"""Functions that only compiled functions call, compiled quickly.

By itself numba optimises every function together with all that it calls, and makes machine code of
it, again and again on the way up; and it compiles a function anew for each constant that it is
called with. For rules of two hundred small functions that takes minutes. Here they are compiled
once, for numbers, and left as they are; the function that Python calls is linked with all of them
at once and optimises the whole.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from numba.core import config, types
from numba.core.codegen import JITCodeLibrary
from numba.core.registry import cpu_target

SETTINGS: Any = config
UNOPTIMISED = SETTINGS._OptLevel(0)


class Part(JITCodeLibrary):
    """The code of one function. It is never run by itself, and linked with what it calls only for
    somebody who is."""

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
        found: dict[Any, None] = {}
        left = list(self._linking_libraries)
        while left:
            library = left.pop()
            if library not in found:
                found[library] = None
                left += library._linking_libraries if isinstance(library, Part) else ()
        found.pop(self, None)
        return list(found)


def _code_of(library: Any) -> Any:
    """The code of one library, without what it calls where that is linked too."""
    if not isinstance(library, Part):
        return library._get_module_for_linking()
    own = library._final_module.clone()
    for function in own.functions:
        if not function.is_declaration and function.linkage.name == "external":
            function.linkage = "linkonce_odr"
    return own


def compiled_for_linking(dispatcher: Any) -> Any:
    """Let numba compile a function as a part of others."""
    dispatcher.get_call_template = _of_numbers(dispatcher.get_call_template)
    dispatcher._compiler.compile = _as_a_part(dispatcher._compiler.compile)
    return dispatcher


def _of_numbers(template: Callable[..., Any]) -> Callable[..., Any]:
    """Take every argument that is no array for a number."""

    def of_numbers(args: tuple[Any, ...], named: Any) -> Any:
        numbers = [one if isinstance(one, types.Array) else types.int64 for one in args]
        return template(tuple(numbers), named)

    return of_numbers


def _as_a_part(compile_: Callable[..., Any]) -> Callable[..., Any]:
    """Compile without optimising and without machine code; numba holds its own lock meanwhile."""

    def as_a_part(*args: Any) -> Any:
        level, context = SETTINGS.OPT, cast(Any, cpu_target.target_context)
        codegen = context.codegen()
        if codegen._library_class is Part:  # on behalf of another part
            return compile_(*args)
        SETTINGS.OPT = UNOPTIMISED
        codegen._library_class = Part
        context.get_executable = lambda *_: [].append  # any builtin function that is its own
        try:
            return compile_(*args)
        finally:
            SETTINGS.OPT = level
            del codegen._library_class, context.get_executable

    return as_a_part
