"""The faults that can be put into a module: each changes one expression or drops one statement."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.Div: ast.Mult,
}


@dataclass(frozen=True, slots=True)
class Fault:
    """A module's text with one fault in it."""

    line: int
    before: str
    after: str
    text: str


def faults_in(text: str) -> Iterator[Fault]:
    """Yield every fault that can be put into this module, in the order of its lines."""
    tree = ast.parse(text)
    for node in _code(tree):
        for other in _changed(node):
            yield _fault(text, node, ast.unparse(other))
        if isinstance(node, ast.Expr | ast.AugAssign) and not isinstance(
            getattr(node, "value", None), ast.Constant | ast.Yield | ast.Await
        ):
            yield _fault(text, node, "pass")


def _code(tree: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Yield everything that is executed: no annotations, decorators, imports or names of
    exports."""
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "decorator_list", "type_comment"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or isinstance(child, ast.Import | ast.ImportFrom):
                continue
            if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
                continue
            if isinstance(child, ast.JoinedStr | ast.Raise | ast.Assert):
                continue
            if isinstance(child, ast.expr | ast.stmt):
                yield child
            yield from _code(child)


def _changed(node: ast.expr | ast.stmt) -> Iterator[ast.AST]:
    other = copy.deepcopy(node)
    if isinstance(other, ast.Compare) and type(other.ops[0]) in COMPARISONS:
        other.ops[0] = COMPARISONS[type(other.ops[0])]()
        yield other
    elif isinstance(other, ast.BoolOp):
        other.op = ast.And() if isinstance(other.op, ast.Or) else ast.Or()
        yield other
    elif isinstance(other, ast.BinOp) and type(other.op) in SUMS:
        other.op = SUMS[type(other.op)]()
        yield other
    elif isinstance(other, ast.UnaryOp) and isinstance(other.op, ast.Not):
        yield other.operand
    elif isinstance(other, ast.IfExp):
        other.body, other.orelse = other.orelse, other.body
        yield other
    elif isinstance(other, ast.Constant) and isinstance(other.value, bool):
        yield ast.Constant(not other.value)
    elif isinstance(other, ast.Constant) and isinstance(other.value, int):
        yield ast.Constant(other.value + 1)
    elif isinstance(other, ast.Call) and other.keywords:
        yield from _without_keywords(other)


def _without_keywords(call: ast.Call) -> Iterator[ast.Call]:
    for number in range(len(call.keywords)):
        fewer = copy.deepcopy(call)
        del fewer.keywords[number]
        yield fewer


def _fault(text: str, node: ast.expr | ast.stmt, new: str) -> Fault:
    """Return the text with the source of `node` replaced. Columns count bytes."""
    lines = text.splitlines(keepends=True)
    assert node.end_lineno is not None and node.end_col_offset is not None
    first, last = lines[node.lineno - 1].encode(), lines[node.end_lineno - 1].encode()
    head = "".join(lines[: node.lineno - 1]) + first[: node.col_offset].decode()
    tail = last[node.end_col_offset :].decode() + "".join(lines[node.end_lineno :])
    old = ast.get_source_segment(text, node) or ""
    shown = new if isinstance(node, ast.stmt) else f"({new})"
    return Fault(node.lineno, " ".join(old.split()), new, head + shown + tail)
