"""Eight numbers at once, as a value that compiled code can hold.

Compilers turn a long loop over arrays into vector instructions, but for a short one they spend more
on checking that the arrays do not overlap than on the numbers. Here a vector is loaded, worked on
and stored without a loop. These functions exist in compiled code only, on arrays of two dimensions
in C order; as everywhere in it, nobody checks the bounds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, models, register_model

from .arrays import FloatArray

LANES = 8
VECTOR = ir.VectorType(ir.DoubleType(), LANES)
INDEX = ir.IntType(32)

Lanes: TypeAlias = object
"""The eight numbers, to the type checker; one of numba's own types to the compiler."""

F = TypeVar("F", bound=Callable[..., Any])
Generator: TypeAlias = tuple[Any, Callable[[Any, Any, Any, Any], Any]]


class LanesType(types.Type):
    def __init__(self) -> None:
        super().__init__(name=f"Lanes{LANES}")


LANES_TYPE = LanesType()


def _model(manager: Any, front_end_type: Any) -> Any:
    return models.PrimitiveModel(manager, front_end_type, VECTOR)  # type: ignore[no-untyped-call]


register_model(LanesType)(_model)


def _compiled_as(function: F) -> Callable[[Callable[..., Generator]], F]:
    """Take the signature from `function` and the code from what is decorated."""

    def decorate(generator: Callable[..., Generator]) -> F:
        generator.__doc__ = function.__doc__
        return cast(F, intrinsic(generator))

    return decorate


def _pointer(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """Where the numbers at a row and a column of an array lie."""
    array_type, row_type, at_type = signature.args[:3]
    array = context.make_array(array_type)(context, builder, arguments[0])
    row = context.cast(builder, arguments[1], row_type, types.intp)
    at = context.cast(builder, arguments[2], at_type, types.intp)
    width = builder.extract_value(array.shape, 1)
    first = builder.gep(array.data, [builder.add(builder.mul(row, width), at)])
    return builder.bitcast(first, VECTOR.as_pointer())


def _load(array: FloatArray, row: int, at: int) -> Lanes:
    """The numbers of a row from a column on."""


def _store(array: FloatArray, row: int, at: int, value: Lanes) -> None:
    """Write the numbers into a row from a column on."""


def _splat(number: float) -> Lanes:
    """The same number eight times."""


def _two(left: Lanes, right: Lanes) -> Lanes:
    """Number by number."""


@_compiled_as(_load)
def load(typing: Any, array: Any, row: Any, at: Any) -> Generator:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        found = builder.load(_pointer(context, builder, signature, arguments))
        found.align = 8
        return found

    return LANES_TYPE(array, row, at), generate


@_compiled_as(_store)
def store(typing: Any, array: Any, row: Any, at: Any, value: Any) -> Generator:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        done = builder.store(arguments[3], _pointer(context, builder, signature, arguments))
        done.align = 8
        return context.get_dummy_value()

    return types.none(array, row, at, value), generate


@_compiled_as(_splat)
def splat(typing: Any, number: Any) -> Generator:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        nothing = ir.Constant(VECTOR, ir.Undefined)
        first = builder.insert_element(nothing, arguments[0], INDEX(0))
        everywhere = ir.Constant(ir.VectorType(INDEX, LANES), [0] * LANES)
        return builder.shuffle_vector(first, nothing, everywhere)

    return LANES_TYPE(types.float64), generate


@_compiled_as(_two)
def add(typing: Any, left: Any, right: Any) -> Generator:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.fadd(*arguments)

    return LANES_TYPE(left, right), generate


@_compiled_as(_two)
def multiply(typing: Any, left: Any, right: Any) -> Generator:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.fmul(*arguments)

    return LANES_TYPE(left, right), generate


@_compiled_as(_two)
def larger(typing: Any, left: Any, right: Any) -> Generator:
    """Numbers that are never NaN, which is one instruction."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        left, right = arguments
        return builder.select(builder.fcmp_ordered(">", left, right), left, right)

    return LANES_TYPE(left, right), generate
