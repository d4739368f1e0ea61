"""Vectors of eight numbers as values that compiled code can hold.

Compilers turn a long loop over arrays into vector instructions, but for a short one they spend more
on checking that the arrays do not overlap than on the numbers. Here a vector is loaded, used and
stored without a loop. The exact solver of Poker Dice takes 2.7 times as long with tuples of eight
numbers instead. Only numba's public interface for extensions is used.

These functions exist in compiled code only, on arrays of two dimensions in C order; bounds are not
checked, as everywhere in compiled code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, models, register_model

from .arrays import FloatArray

VECTOR_SIZE = 8
LLVM_VECTOR = ir.VectorType(ir.DoubleType(), VECTOR_SIZE)
INDEX = ir.IntType(32)

Vector: TypeAlias = object
"""A vector of eight numbers, to the type checker; to the compiler it is a numba type of its own."""

F = TypeVar("F", bound=Callable[..., Any])
Generator: TypeAlias = tuple[Any, Callable[[Any, Any, Any, Any], Any]]


class VectorType(types.Type):
    def __init__(self) -> None:
        super().__init__(name=f"Vector{VECTOR_SIZE}")


VECTOR_TYPE = VectorType()


def _model(manager: Any, front_end_type: Any) -> Any:
    return models.PrimitiveModel(manager, front_end_type, LLVM_VECTOR)  # type: ignore[no-untyped-call]


register_model(VectorType)(_model)


def _compiled_as(function: F) -> Callable[[Callable[..., Generator]], F]:
    """Return a decorator that takes the signature from `function` and the code from what it
    decorates."""

    def decorate(generator: Callable[..., Generator]) -> F:
        generator.__doc__ = function.__doc__
        return cast(F, intrinsic(generator))

    return decorate


def _pointer(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """Generate the address of the vector at a row and a column of an array."""
    array_type, row_type, at_type = signature.args[:3]
    array = context.make_array(array_type)(context, builder, arguments[0])
    row = context.cast(builder, arguments[1], row_type, types.intp)
    at = context.cast(builder, arguments[2], at_type, types.intp)
    width = builder.extract_value(array.shape, 1)
    first = builder.gep(array.data, [builder.add(builder.mul(row, width), at)])
    return builder.bitcast(first, LLVM_VECTOR.as_pointer())


def _load(array: FloatArray, row: int, at: int) -> Vector:
    """Return the vector in a row of an array from column `at` on."""


def _store(array: FloatArray, row: int, at: int, value: Vector) -> None:
    """Write a vector into a row of an array from column `at` on."""


def _splat(number: float) -> Vector:
    """Return a vector with the same number eight times."""


def _two(left: Vector, right: Vector) -> Vector:
    """The signature of operations on two vectors: return the vector of results, number by
    number."""


@_compiled_as(_load)
def load(typing: Any, array: Any, row: Any, at: Any) -> Generator:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        value = builder.load(_pointer(context, builder, signature, arguments))
        value.align = 8
        return value

    return VECTOR_TYPE(array, row, at), generate


@_compiled_as(_store)
def store(typing: Any, array: Any, row: Any, at: Any, value: Any) -> Generator:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        instruction = builder.store(arguments[3], _pointer(context, builder, signature, arguments))
        instruction.align = 8
        return context.get_dummy_value()

    return types.none(array, row, at, value), generate


@_compiled_as(_splat)
def splat(typing: Any, number: Any) -> Generator:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        undefined = ir.Constant(LLVM_VECTOR, ir.Undefined)
        first = builder.insert_element(undefined, arguments[0], INDEX(0))
        first_index = ir.Constant(ir.VectorType(INDEX, VECTOR_SIZE), [0] * VECTOR_SIZE)
        return builder.shuffle_vector(first, undefined, first_index)

    return VECTOR_TYPE(types.float64), generate


@_compiled_as(_two)
def add(typing: Any, left: Any, right: Any) -> Generator:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.fadd(*arguments)

    return VECTOR_TYPE(left, right), generate


@_compiled_as(_two)
def multiply(typing: Any, left: Any, right: Any) -> Generator:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.fmul(*arguments)

    return VECTOR_TYPE(left, right), generate


@_compiled_as(_two)
def larger(typing: Any, left: Any, right: Any) -> Generator:
    """Generate the larger of each two numbers of the vectors, which are never NaN: then it is a
    single instruction."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        left, right = arguments
        return builder.select(builder.fcmp_ordered(">", left, right), left, right)

    return VECTOR_TYPE(left, right), generate
