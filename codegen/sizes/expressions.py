"""Checks the expressions in [[size]] entries, which compute the size of memory from other parameters."""

from __future__ import annotations

import ast
from collections.abc import Collection, Sequence

from ..errors import CodegenError
from ..history import History
from ..model import Param
from .signature import Signature


class Expression:
    """An expression that computes a size.

    Raises CodegenError for constructs that cudyn/_bindings/tables/rows.py does not explain.

    Args:
        text: the expression
        where: description of the entry, for messages
        signature: the prototype whose parameters the expression uses
        history: declarations of the library
        enums: enums in other libraries that have [[attribute]] entries
    """

    def __init__(
        self, text: str, where: str, signature: Signature, history: History, enums: Collection[str] = ()
    ) -> None:
        self.where = where
        self.signature = signature
        self.types = signature.types
        self.history = history
        self.enums = enums
        # "member", "call" or "typed", if the size depends on more than integer arguments; set by check()
        self.uses: set[str] = set()
        try:
            self.tree = ast.parse(text, mode="eval").body
        except SyntaxError:
            raise CodegenError(f"{where}: {text} is not an expression") from None

    def check(self) -> str:
        """Check the expression and return its kind.

        Returns:
            `call` if the expression calls a function of the library, else `member` if it reads a member or
            `p[0]`, else `typed` if it depends on an enumerator, else `number` for a single parameter or
            integer, or `expression` for arithmetic.
        """
        self._check_node(self.tree)
        if self.uses:
            return min(self.uses)  # the alphabetical order is the order of precedence
        return "number" if isinstance(self.tree, (ast.Name, ast.Constant)) else "expression"

    def _check_node(self, node: ast.AST) -> None:
        """Reject an expression that cannot be evaluated when the function is called."""
        match node:
            case ast.Constant(value=int()):
                pass
            case ast.Name(id=name):
                self._check_number(name)
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub() | ast.Mult() | ast.FloorDiv(), right=right):
                self._check_nodes(left, right)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                self._check_node(operand)
            case ast.Compare(left=left, ops=[_], comparators=[right]):
                self._check_nodes(left, right)
            case ast.Call(func=ast.Name(id="max" | "min"), args=[*args], keywords=[]) if len(args) > 1:
                self._check_nodes(*args)
            case ast.Call(func=ast.Name(id="exp2"), args=[arg], keywords=[]):
                self._check_node(arg)
            case ast.Call(func=ast.Name(id="sizeof"), args=[ast.Name(id=name)], keywords=[]):
                self._check_sizeof(name)
            case ast.Call(func=ast.Name(id=function), args=[*args], keywords=[]):
                self._check_call(function, args)
            case ast.Attribute(value=ast.Name(id=name), attr=member):
                self._check_member(name, member)
            case ast.Subscript(value=ast.Name(id=name), slice=ast.Constant(value=0)):
                self._check_target(name)
            case _:
                raise CodegenError(f"{self.where}: {ast.unparse(node)} can't be part of a size")

    def _check_nodes(self, *nodes: ast.AST) -> None:
        """Reject operands and arguments that cannot be evaluated when the function is called."""
        for node in nodes:
            self._check_node(node)

    def _get_param(self, name: str) -> tuple[Param, str]:
        """Return a parameter that the caller passes, and its role. Raises CodegenError for other names."""
        param_and_role = self.signature.passed.get(name)
        if param_and_role is None:
            raise CodegenError(f"{self.where}: {name} is not a parameter that the caller passes")
        return param_and_role

    def _check_number(self, name: str) -> None:
        """Reject a parameter whose value is not an integer or an enumerator.

        The caller passes the value instead of a pointer if the role is `both` or `most`.
        """
        param, role = self._get_param(name)
        if self.types.resolve(param.type).startswith("enum "):
            self.uses.add("typed")
            return
        is_passed_as_value = role in ("both", "most") and self.types.points_to_count(param.type)
        if not (self.types.is_count(param.type) or is_passed_as_value):
            raise CodegenError(
                f"{self.where}: {name} is not an integer; use {name}[0] for an integer that it points to"
            )

    def _check_target(self, name: str) -> None:
        """Reject `p[0]` if the parameter does not point to an integer that the caller passes."""
        param, role = self._get_param(name)
        if role not in ("in", "inout") or not self.types.points_to_count(param.type):
            raise CodegenError(f"{self.where}: {name} does not point to an integer that the caller passes")
        self.uses.add("member")

    def _check_member(self, name: str, member: str) -> None:
        """Reject `p.member` if the parameter's record does not have this member."""
        param, _ = self._get_param(name)
        record = self.types.find_record(self.types.find_target(param.type) or param.type)
        if record is None or member not in {field.name for field in record.fields}:
            raise CodegenError(f"{self.where}: {name} has no member {member}")
        self.uses.add("member")

    def _check_sizeof(self, name: str) -> None:
        """Reject `sizeof(p)` if no [[attribute]] entry lists types for the enum of the parameter."""
        param, _ = self._get_param(name)
        type_ = self.types.resolve(param.type)
        tag = type_.removeprefix("enum ")
        if tag == type_ or not (tag in self.history.attributes or tag in self.enums):
            raise CodegenError(f"{self.where}: {name}: [[attribute]] has no types for {type_}")
        self.uses.add("typed")

    def _check_call(self, function: str, args: Sequence[ast.AST]) -> None:
        """Reject `f(p)` if it is not a call of a function of this library with parameters as arguments."""
        if function not in self.history.names and function not in self.history.functions:
            raise CodegenError(f"{self.where}: {function} is not a function of this library")
        for arg in args:
            if not isinstance(arg, ast.Name):
                raise CodegenError(f"{self.where}: {ast.unparse(arg)}: expected a parameter")
            self._get_param(arg.id)
        self.uses.add("call")
