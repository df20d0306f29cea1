"""Builds a library that touches every byte that the tables' sizes allow, for AddressSanitizer to check.

Like the echo library, it is generated from the real headers. It computes the sizes itself, from expressions
that are translated to C, so that errors in cudyn's evaluation become visible. It touches the memory of each
argument with a size, and all memory that a checked call allocates for results.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import Any

from cudyn._bindings.tables import rows

from . import compiler, echo_c

INCLUDES = "#include <stddef.h>\n#include <string.h>\n"
SHELL = """
typedef __int128 big;
void __asan_set_error_report_callback(void (*callback)(const char *));
const char *__asan_locate_address(void *address, char *name, size_t size, void **begin, size_t *length);
void __asan_poison_memory_region(void const volatile *begin, size_t size);
void __asan_unpoison_memory_region(void const volatile *begin, size_t size);

struct bounds_state {
    size_t loading;       /* set by the test: whether the loader calls the functions */
    size_t answer;        /* set by the test: the result of functions that return sizes */
    size_t length;        /* set by the test: the length of lists that the library returns */
    size_t called;        /* number of calls since the test has set it to 0 */
    size_t touched;       /* number of bytes that were touched */
    volatile size_t reports;  /* number of invalid accesses; instrumented code counts them */
    size_t nulls;         /* number of null strings in arrays of strings */
    char skipped[40];     /* set by the test: whether the length of each argument's memory is unknown */
    char report[512];     /* AddressSanitizer's last report */
} bounds = {.loading = 1};

static void bounds_report(const char *text) {
    const char *line = strstr(text, "ERROR: AddressSanitizer");
    strncpy(bounds.report, line ? line : text, sizeof bounds.report - 1);
    bounds.reports++;
}
__attribute__((constructor)) static void bounds_watch(void) {
    __asan_set_error_report_callback(bounds_report);
}

/* Leave `size` bytes of an object's memory to C, and poison what follows of its allocation. */
size_t bounds_fence(unsigned char *address, size_t size) {
    char name[64];
    void *begin = 0;
    size_t length = 0;
    const char *kind = __asan_locate_address(address, name, sizeof name, &begin, &length);
    if (!kind || strcmp(kind, "heap") || address < (unsigned char *)begin) return 0;
    size_t rest = (unsigned char *)begin + length - (address + size);
    if (address + size > (unsigned char *)begin + length) return 0;
    __asan_poison_memory_region(address + size, rest);
    return rest;
}
void bounds_unfence(unsigned char *address, size_t size) { __asan_unpoison_memory_region(address, size); }

static big bounds_times(big one, big other) {
    big product;
    if (!__builtin_mul_overflow(one, other, &product)) return product;
    return (one < 0) == (other < 0) ? (big)1 << 120 : -((big)1 << 120);
}
static big bounds_max(big one, big other) { return one > other ? one : other; }
static big bounds_min(big one, big other) { return one < other ? one : other; }
static big bounds_floor(big one, big other) {
    big quotient = one / other;
    return quotient * other != one && (one < 0) != (other < 0) ? quotient - 1 : quotient;
}
static big bounds_exp2(big power) { return (big)1 << (power < 0 ? 0 : power > 64 ? 64 : power); }

static void bounds_touch(volatile unsigned char *memory, big size, int writes) {
    size_t before = bounds.reports;
    for (big at = 0; at < size && bounds.reports == before; at++) {
        unsigned char found = memory[at];
        if (writes && bounds.reports == before) memory[at] = found + 1;
        bounds.touched++;
    }
}
static void bounds_given(int place, const void *memory, big size, int writes) {
    if (bounds.skipped[place] || size <= 0) return;
    if (memory) bounds_touch((unsigned char *)memory, size, writes);
}
static void bounds_text(const char *text) {
    size_t before = bounds.reports;
    for (const volatile char *at = text; at && bounds.reports == before && *at; at++) bounds.touched++;
}
static void bounds_texts(int place, const char *const *texts, big size) {
    if (bounds.skipped[place] || !texts) return;
    size_t before = bounds.reports;
    for (big at = 0; at < size && bounds.reports == before; at++) {
        const char *text = ((const char *const volatile *)texts)[at];
        if (bounds.reports == before && !text) bounds.nulls++;
        else if (bounds.reports == before) bounds_text(text);
    }
}
static void bounds_made(void *memory, big size) {
    size_t before = bounds.reports;
    volatile unsigned char *bytes = memory;
    for (big at = 0; bytes && at < size && bounds.reports == before; at++) bytes[at] = 0;
}
"""


class UntranslatedError(Exception):
    """An expression contains syntax that this translation does not support."""


class Expression:
    """A size in the tables, translated to C.

    Attributes:
        c: The expression in C, such as `bounds_times((big)rows, (big)cols)` for `rows*cols`.
        guards: The names of the pointers that the expression reads, which must not be null.
    """

    def __init__(self, text: str, view: Any, params: Sequence[rows.Param]) -> None:
        self._view = view
        self._params = {param.name: param for param in params}
        self.guards: list[str] = []
        self.c = self._translate(ast.parse(text, mode="eval").body)

    def _translate(self, node: ast.expr) -> str:
        """Return C code for an expression. Raise UntranslatedError if its syntax is not supported."""
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            return f"(big){node.value}"
        if isinstance(node, ast.Name):
            return self._number(node.id)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return f"(-{self._translate(node.operand)})"
        if isinstance(node, ast.BinOp):
            return self._combine(node)
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            signs = {ast.Gt: ">", ast.Lt: "<", ast.GtE: ">=", ast.LtE: "<=", ast.Eq: "==", ast.NotEq: "!="}
            left, right = self._translate(node.left), self._translate(node.comparators[0])
            return f"(big)({left} {signs[type(node.ops[0])]} {right})"
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            self.guards.append(node.value.id)
            return f"(big){node.value.id}[{self._translate(node.slice)}]"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return self._call(node.func.id, node.args)
        raise UntranslatedError(ast.unparse(node))

    def _number(self, name: str) -> str:
        """Return the value of a parameter, or the number that it points to."""
        param = self._params[name]
        if param.role not in ("both", "most"):
            return f"(big){param.name}"
        self.guards.append(param.name)
        return f"(big)*{param.name}"

    def _sizeof(self, name: str) -> str:
        """Return C code for the size of the type that belongs to an enumerator, or 0 for other values."""
        types = self._view.types
        tag = types.resolve(self._params[name].type).removeprefix("enum ")
        home = types._get_home(tag)
        size = "(big)0"
        for enumerator, type_ in home.common.tables.ATTRIBUTES[tag].items():
            number = dict(home.members(tag)).get(enumerator)
            if number is not None:
                size = f"((long long){name} == {int(number)}) ? (big)sizeof({type_}) : ({size})"
        return f"({size})"

    def _combine(self, node: ast.BinOp) -> str:
        """Return C code for an arithmetic operation on two expressions."""
        left, right = self._translate(node.left), self._translate(node.right)
        if isinstance(node.op, ast.Mult):
            return f"bounds_times({left}, {right})"
        if isinstance(node.op, (ast.Add, ast.Sub)):
            return f"({left} {'+' if isinstance(node.op, ast.Add) else '-'} {right})"
        if isinstance(node.op, ast.FloorDiv):
            return f"bounds_floor({left}, {right})"
        raise UntranslatedError(ast.unparse(node))

    def _call(self, name: str, values: Sequence[ast.expr]) -> str:
        """Return C code for a call of sizeof, max, min, or a library function that returns a size."""
        if name == "sizeof":
            return self._sizeof(ast.unparse(values[0]))
        if name in ("max", "min"):
            return f"bounds_{name}({', '.join(map(self._translate, values))})"
        if name == "exp2":
            return f"bounds_exp2({self._translate(values[0])})"
        symbol = self._view.library.tables.NAMES.get(name, name)
        _, params = echo_c.prototype(self._view, symbol)
        arguments = iter([ast.unparse(value) for value in values])
        c_arguments = ["&size_" if param.role == "out" else next(arguments) for param in params]
        (target,) = (param.type.removesuffix("*") for param in params if param.role == "out")
        return f"({{ {target}size_ = 0; {symbol}({', '.join(c_arguments)}); (big)size_; }})"


def find_size_functions(view: Any) -> set[str]:
    """Return the symbols of the functions that are called to compute the sizes of other functions."""
    symbols = set()
    sizes: set[str] = set()
    for symbol in echo_c.functions(view):
        _, params = echo_c.prototype(view, symbol)
        sizes.update(param.size for param in params)
    for size in sizes:
        if "(" in size:
            for node in ast.walk(ast.parse(size, mode="eval")):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    symbols.add(view.library.tables.NAMES.get(node.func.id, node.func.id))
    return symbols - {"max", "min", "sizeof", "exp2"}


def source(name: str, release: str) -> str:
    """Return the code after the headers, with all functions of a release."""
    view = compiler.view(name, release)
    symbols = list(echo_c.functions(view))
    size_functions = find_size_functions(view)
    undefs = "".join(f"#undef {symbol}\n" for symbol in symbols)
    definitions = (function(view, symbol, symbol in size_functions) for symbol in symbols)
    return "".join((undefs, INCLUDES, echo_c.BEGIN_C, SHELL, *definitions, echo_c.END_C))


def function(view: Any, symbol: str, is_size_function: bool) -> str:
    """Return the definition of a function on one line.

    Args:
        view: The release of the library.
        symbol: The function.
        is_size_function: Whether the sizes of other functions call it.
    """
    newest = view.library.releases[-1]
    info = view.library.info
    result, params = echo_c.prototype(view, symbol)
    result = compiler.renamed(view, result, newest)
    declared_params = compiler.declare_params(view, symbol, params)
    forms = [form for name, form in info.probes if name == symbol]
    body = compiler.flatten_params(view, symbol, params)
    body += [f"if (bounds.loading) {{ {echo_c.version_code(view, form, params)} }}" for form in forms]
    body.append("bounds.called++;")
    body += iter_touch_code(view, params)
    body += iter_output_code(view, params, is_size_function)
    if result == "const char *":
        body.append('return "";')
    elif result != "void":
        body.append(f"{result} result_; memset(&result_, 0, sizeof result_); return result_;")
    declared = "int" if result in compiler.library(info.name).results else result
    return f'#line 1 "{symbol}"\n{declared} {symbol}({declared_params}) {{ {" ".join(body)} }}\n'


def iter_touch_code(view: Any, params: Sequence[rows.Param]) -> Iterator[str]:
    """Yield code that first computes all sizes and then touches the caller's memory."""
    uses = []
    for index, param in enumerate(params):
        if param.size:
            size = Expression(param.size, view, params)
            guards = " && ".join(size.guards) or "1"
            yield f"big size_{index} = ({guards}) ? {size.c} : 0;"
            uses.append(touch_code(view, index, param))
        elif param.role == "in" and param.type == "const char *":
            uses.append(f"if (!bounds.skipped[{index}]) bounds_text({param.name});")
    yield from uses


def touch_code(view: Any, index: int, param: rows.Param) -> str:
    """Return code that touches the memory of a parameter.

    Args:
        view: The release of the library.
        index: The index of the parameter.
        param: The parameter.
    """
    if param.type in ("const char *const *", "const char **"):
        return f"bounds_texts({index}, {param.name}, size_{index});"
    is_bytes = param.in_bytes or is_void_pointer(view, param.type)
    unit = "1" if is_bytes else f"sizeof *{param.name}"
    size = f"bounds_times(size_{index}, {unit})"
    return f"bounds_given({index}, {param.name}, {size}, {int(param.role == 'inout')});"


def is_void_pointer(view: Any, type_: str) -> bool:
    """Return whether a pointer points to void, which does not have a size."""
    target = str(view.types.resolve(type_)).removesuffix("const").rstrip().removesuffix("*").rstrip()
    return target.removeprefix("const ").removesuffix(" const") == "void"


def iter_output_code(view: Any, params: Sequence[rows.Param], is_size_function: bool) -> Iterator[str]:
    """Yield code that writes zeros to the memory that a checked call has allocated, up to the passed size."""
    by_name = {param.name: param for param in params}
    for param in params:
        size_param = echo_c.find_size_param(param, params)
        room = capacity(param, size_param, by_name)
        if param.role in ("out", "both"):
            yield f"bounds_made({param.name}, sizeof *{param.name});"
            if is_size_function and param.role == "out":
                yield f"if (!bounds.loading) *{param.name} = bounds.answer;"
        elif param.role in ("bytes", "text"):
            yield f"bounds_made({param.name}, {room});"
        elif param.role == "list":
            size = room if size_param is not None else f"bounds_times({room}, sizeof *{param.name})"
            yield f"bounds_made({param.name}, {size});"
        elif param.role in ("typed", "given") and "**" not in param.type:
            yield f"bounds_made({param.name}, 8);"
        elif param.role == "typed":
            _, _, count = param.of.partition("*")
            yield f"for (size_t i = 0; i < {count}; i++) bounds_made({param.name}[i], 8);"
    for param in params:
        if param.role in ("count", "used"):
            yield f"*{param.name} = bounds.length;"
        elif param.role == "most":
            yield f"if (*{param.name} > bounds.length) *{param.name} = bounds.length;"
        elif (
            param.role == "size"
            and param.type.endswith("*")
            and param.of in by_name
            and "**" not in by_name[param.of].type
        ):
            yield f"*{param.name} = 0;"


def capacity(param: rows.Param, size_param: rows.Param | None, by_name: dict[str, rows.Param]) -> str:
    """Return the capacity of a string or list, in bytes if there is a `size` parameter, else in elements.

    Args:
        param: The parameter for the string or list.
        size_param: The parameter with the size in bytes, or None.
        by_name: All parameters of the function, by name.
    """
    if size_param is not None:
        return f"(big)*{size_param.name}" if size_param.type.endswith("*") else f"(big){size_param.name}"
    if "/" in param.of:  # a quotient that is rounded up
        dividend, divisor = param.of.split("/")
        return f"({divisor} > 0 ? ((big){dividend} + {divisor} - 1) / {divisor} : 0)"
    length_param = by_name.get(param.of)
    if length_param is None:
        return f"(big){param.of or 0}"
    return f"(big){length_param.name}" if length_param.role == "in" else f"(big)*{length_param.name}"
