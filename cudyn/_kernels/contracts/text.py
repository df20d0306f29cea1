"""Parses the text of a contract. The language is described in docs/reference/contracts.md.

Every error is a ValueError whose message quotes the invalid part of the text.
"""

from __future__ import annotations

import ast
import keyword
import re
import struct
from dataclasses import replace
from itertools import product
from math import inf, prod

from ..._formats.mangled import check_name, is_kernel
from . import expressions
from .dtypes import ACCEPTED, DTYPES, SCALARS, encode, suggest_word
from .parts import (
    MAP_OPTIONS,
    ArrayArgument,
    Launch,
    Parts,
    Passed,
    ScalarArgument,
    ShapeArgument,
    StreamArgument,
    StructArgument,
    TensorMap,
)
from .refusals import count_words
from .rules import complete

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from .parts import Argument, Size

MAX_TEXT = 20_000  # characters
MAX_ARGUMENTS = 256
MAX_RANK = 16
MAX_OVERLOADS = 64
_MAX_SIZE = 10**18  # the largest size that may be written as a number
_MAX_DEFAULT = 2**63 - 1  # the largest default value, because default values are int64_t in C
# Names that arguments and sizes cannot have, because they are parameters of `kernel.launch` or have another
# meaning in contracts.
_LAUNCH_NAMES = ["_", "grid", "block", "shape", "shared_memory", "cluster", "cooperative", "attributes"]
_LAUNCH_NAMES += expressions.DEVICE_FACTS
# The types of arguments that are neither numbers nor arrays.
_OTHER_TYPES = ("shape", "struct", "stream")
_TYPE_NAMES = (*DTYPES, *_OTHER_TYPES)
# Parts of error messages.
_TYPES_ADVICE = f"; the types are {', '.join(_TYPE_NAMES)}"
_FORMS_ADVICE = (
    "write a stream as s: stream, a shape as s: shape[n, 3], and a struct of 48 bytes as s: struct[48]"
)
_NUMBERS_ADVICE = f"the type of a number is one of {', '.join(SCALARS)}"
# The maximum size of a kernel's parameters in bytes (CUDA C++ Programming Guide, "Function Parameters").
MAX_STRUCT = 32764
# Names that sizes cannot have. The name `stream` is reserved for an argument of type stream.
_RESERVED_NAMES = (*_LAUNCH_NAMES, "stream", "None", *expressions.FUNCTIONS)
_FLOAT = re.compile(r"-?(\d+\.?\d*|\.\d+)(e[-+]?\d{1,5})?", re.ASCII | re.IGNORECASE)
_INTEGER = re.compile(r"-?\d{1,19}", re.ASCII)
_START_OF_CONTRACT = re.compile(r"\s*(\w+)\s*\(")  # the name of a contract, and a parenthesis
# The type of an argument: the name of the type or several alternatives, the sizes and strides of an array,
# and the suffixes.
_TYPE = re.compile(
    r"(?P<type>\w+(?:\s*\|\s*(?!None\b)\w+)*)\s*(?:\[(?P<sizes>[^][;]*)(?P<strided>;(?P<strides>[^][;]*))?\])?"
    r"(?P<rest>(?:\s+align\s+\d{1,6}|\s+on\s+\w+|\s*\|\s*None)*)",
    re.ASCII,
)
_DIRECTED = re.compile(r"(?:(in|out|inout)\s+(?=\w))?(.*)", re.DOTALL)  # a direction and a name
_SUFFIX = re.compile(r"(align|on|\|)\s*(\w+)")
# An argument with alternative types, such as x: f32 | f16.
_CHOICE = re.compile(r"(?:(?:in|out|inout)\s+)?\w+\s*:\s*(\w+(?:\s*\|\s*(?!None\b)\w+)+)", re.ASCII)
# The definition of a name for alternative types after "where", such as T: f32 | f16.
_VARIABLE = re.compile(r"(\w+)\s*:([^:]*)", re.ASCII)
_COMMENT = re.compile(r"(?<!\S)#[^\n]*")
_MAX_QUOTED = 80  # maximum number of characters of the text that a message quotes
# The start of a line that may begin a contract.
_CONTRACT_LINE = re.compile(r"^(?!where\b)\w+\s*\(", re.MULTILINE)
# The change in nesting depth at each parenthesis and bracket.
_DEPTHS = {"(": 1, "[": 1, ")": -1, "]": -1}


def parse_contracts(text: str) -> list[Parts]:
    """Parse one or several contracts with the same name, and return the parts of each overload.

    Raises:
        ValueError: The text is not valid, or contains contracts with different names.
    """
    if len(text) > MAX_TEXT:
        raise ValueError(f"a contract: expected at most {MAX_TEXT} characters, got {len(text)}")
    contracts: list[Parts] = []
    for _, source in split_contracts(text):
        line = " ".join(source.split())
        start = _START_OF_CONTRACT.match(line)
        if start is None:
            raise _make_error(line, "expected a name and '(', as in add_one(a: f32[n])")
        name = start[1]
        if not _is_name(name):
            raise ValueError(f"a contract's name: {name[:_MAX_QUOTED]!r} can't be a name")
        inner, tail = _split_at_parenthesis(line, start.end())
        try:
            contracts += _parse_overloads(name, _split(inner, trailing=True), tail)
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from None
    names = [parts.name for parts in contracts]
    if len(set(names)) > 1:
        raise ValueError(f"expected contracts with the same name, got {names[0]} and {names[-1]}")
    if len(contracts) > MAX_OVERLOADS:
        raise ValueError(f"{names[0]}: expected up to {MAX_OVERLOADS} contracts, got {len(contracts)}")
    return contracts


def _parse_overloads(name: str, declarations: Sequence[str], tail: str) -> Iterator[Parts]:
    """Parse a contract, and yield its parts for each combination of argument types.

    Args:
        name: The contract's name.
        declarations: The text of each argument, such as `x: f32[n]`.
        tail: The text after the parenthesis that closes the list of arguments.
    """
    if len(declarations) > MAX_ARGUMENTS:
        raise ValueError(f"expected up to {MAX_ARGUMENTS} arguments, got {len(declarations)}")
    text_before_arrow, arrow, kernel_call = tail.partition("->")
    conditions: list[str] = []
    if text_before_arrow.strip():
        where_clause = re.fullmatch(r"\s*where\b(.*)", text_before_arrow)
        if where_clause is None:
            raise _make_error(text_before_arrow, "expected 'where' or '->' after the arguments")
        # If there are no conditions, "" is parsed as a condition, which raises an error.
        conditions = _split(where_clause[1], trailing=True) or [""]
    comparisons = [part for part in conditions if not _VARIABLE.fullmatch(part)]
    choices = _find_choices(declarations, conditions)
    if prod(map(len, choices.values())) > MAX_OVERLOADS:
        raise ValueError(f"expected up to {MAX_OVERLOADS} contracts, got more")
    for combination in product(*choices.values()):
        types = dict(zip(choices, combination))
        arguments = tuple(_parse_argument(part, types) for part in declarations)
        constraints = tuple(_parse_expression(part, comparison=True) for part in comparisons)
        if arrow:
            kernel, launch, passed = _parse_kernel(kernel_call, types)
        else:
            kernel, launch, passed = name, None, None
        if passed is None:  # all arguments are passed in their order
            passed = tuple(value for argument in arguments for value in _list_passed_values(argument))
        yield complete(Parts(name, arguments, constraints, kernel, launch, passed))


def _find_choices(declarations: Sequence[str], conditions: Sequence[str]) -> dict[str, list[str]]:
    """Return a dict of lists of alternative types.

    The key is the name that is defined after `where`, such as `T`. Alternatives without a name have their
    text without spaces as the key, such as `f32|f16`.

    Args:
        declarations: The text of each argument, such as `x: T` or `x: f32 | f16`.
        conditions: The text of each part after `where`, such as `T: f32 | f16`.
    """
    choices: dict[str, list[str]] = {}
    argument_types = [_find_type_text(declaration) for declaration in declarations]
    for condition in conditions:
        definition = _VARIABLE.fullmatch(condition)
        if definition is None:
            continue
        variable, alternatives = definition.groups()
        if variable not in argument_types:
            raise ValueError(f"where: no argument has the type {variable}")
        if not _is_name(variable) or variable in _TYPE_NAMES:
            raise ValueError(f"{variable!r} can't be the name of a type")
        choices[variable] = _parse_types(alternatives)
    for declaration in declarations:
        choice = _CHOICE.match(declaration)
        if choice is not None:
            without_spaces = "".join(choice[1].split())
            choices[without_spaces] = _parse_types(choice[1])
    return choices


def _find_type_text(declaration: str) -> str:
    """Return the type in an argument's text, without sizes, default value and spaces."""
    _, _, type_text = declaration.partition(":")
    name, *_ = re.split(r"[\[=]", type_text)
    return "".join(name.split())


def _parse_types(text: str) -> list[str]:
    """Parse alternative types, which are separated by "|"."""
    types = [name.strip() for name in text.split("|")]
    for name in types:
        if name not in DTYPES:
            raise _make_error(text, f"{name!r} is not a type{suggest_word(name)}")
    if len(set(types)) < len(types):
        raise _make_error(text, "expected each type once")
    return types


def _parse_argument(text: str, types: Mapping[str, str]) -> Argument:
    """Parse an argument, such as `a: f32[n]`.

    Args:
        text: The text of the argument.
        types: Maps each key of `_find_choices` to the type in this overload.
    """
    directed_name, colon, declaration = (part.strip() for part in text.partition(":"))
    type_and_sizes, equals, default = (part.strip() for part in declaration.partition("="))
    direction, name = _DIRECTED.fullmatch(directed_name).groups()  # type: ignore[union-attr]
    match = _TYPE.fullmatch(type_and_sizes)
    if not colon or match is None:
        raise _make_error(text, "expected an argument, such as a: f32[n] or n: i32")
    if not _is_name(name, _LAUNCH_NAMES):
        raise ValueError(f"{name!r} can't be the name of an argument")
    type_text = "".join(match["type"].split())
    type_name = types.get(type_text, type_text)
    sizes = match["sizes"]
    has_sizes = sizes is not None
    if name == "stream" and type_name != "stream":
        raise ValueError("the name 'stream' is reserved for an argument of type stream")
    # Pairs such as ("align", "16"), ("on", "cuda") and ("|", "None").
    suffix_list = _SUFFIX.findall(match["rest"])
    suffixes = dict(suffix_list)
    is_number = type_name in SCALARS and not has_sizes and not suffixes
    if len(suffixes) < len(suffix_list):
        raise _make_error(text, "expected align, on and None at most once each")
    if equals and not is_number:
        raise _make_error(text, "only a number can have a default value")
    if direction and (not has_sizes or type_name in _OTHER_TYPES):
        raise _make_error(text, f"only an array can be {direction}")
    if type_name in _OTHER_TYPES:
        if suffixes:
            raise _make_error(text, _FORMS_ADVICE)
        return _parse_other_type(text, name, type_name, match)
    if type_name not in DTYPES:
        advice = suggest_word(type_name, _TYPE_NAMES) or _TYPES_ADVICE
        raise _make_error(text, f"{type_name!r} is not a type{advice}")
    if is_number:
        default_value = _parse_default(text, type_name, default) if equals else None
        return ScalarArgument(name, type_name, default_value)
    if not has_sizes:
        raise _make_error(text, f"{_NUMBERS_ADVICE}; an array has sizes, as in {type_name}[n]")
    strides = None if match["strided"] is None else match["strides"]
    return _parse_array(text, name, type_name, sizes, strides, suffixes, direction or "inout")


def _parse_other_type(
    text: str, name: str, type_name: str, match: re.Match[str]
) -> StreamArgument | ShapeArgument | StructArgument:
    """Parse a stream, a shape or a struct.

    Args:
        text: The text of the argument.
        name: The name of the argument.
        type_name: "stream", "shape" or "struct".
        match: The match of `_TYPE`, which contains the sizes in brackets.
    """
    sizes = match["sizes"]
    if type_name == "stream" and sizes is None:
        return StreamArgument(name)
    if type_name == "shape" and sizes is not None and match["strided"] is None:
        return ShapeArgument(name, _parse_sizes(sizes))
    if type_name == "struct" and re.fullmatch(r"\d{1,5}", sizes or "", re.ASCII):
        byte_count = int(sizes)
        if not 1 <= byte_count <= MAX_STRUCT:
            raise _make_error(text, f"expected a struct of 1 to {MAX_STRUCT} bytes, got {sizes}")
        return StructArgument(name, byte_count)
    raise _make_error(text, _FORMS_ADVICE)


def _parse_array(
    text: str,
    name: str,
    type_name: str,
    sizes: str,
    strides_text: str | None,
    suffixes: Mapping[str, str],
    direction: str,
) -> ArrayArgument:
    """Parse an array.

    Args:
        text: The text of the argument.
        name: The name of the argument.
        type_name: The type of an element.
        sizes: The text of the sizes.
        strides_text: The text of the strides, or None if the array is contiguous.
        suffixes: Maps `align`, `on` and `|`, if they occur, to the words that follow them.
        direction: "in", "out" or "inout".
    """
    shape = _parse_sizes(sizes)
    strides = None if strides_text is None else _parse_sizes(strides_text, signed=True)
    if strides is not None and len(strides) != len(shape):
        raise _make_error(text, f"expected {count_words(len(shape), 'stride')}, got {len(strides)}")
    size = DTYPES[type_name].size
    align = int(suffixes.get("align", size))
    is_power_of_two = align.bit_count() == 1
    if align < size or not is_power_of_two:
        raise _make_error(text, f"expected a power of two of at least {size} after align, got {align}")
    memory = suffixes.get("on", "cuda")
    if memory not in ACCEPTED:
        raise _make_error(text, f"expected {', '.join(ACCEPTED)} after on, got {memory}")
    is_optional = "|" in suffixes
    return ArrayArgument(name, type_name, shape, strides, align, memory, is_optional, direction)


def _parse_default(text: str, type_name: str, value: str) -> bool | int | float:
    """Parse the default value of a number argument.

    Args:
        text: The text of the argument.
        type_name: The type of the argument.
        value: The text of the default value.
    """
    dtype = DTYPES[type_name]
    if type_name == "bool" and value in ("True", "False"):
        return value == "True"
    expected = "True or False" if type_name == "bool" else f"a number that fits in {type_name}"
    if dtype.is_integer:
        low, high = dtype.limits
        high = min(high, _MAX_DEFAULT)
        if _INTEGER.fullmatch(value) and low <= int(value) <= high:
            return int(value)
        expected = f"{low} to {high}"
    if dtype.is_float and _FLOAT.fullmatch(value):
        number = float(value)
        try:
            encode(type_name, number)
        except (OverflowError, struct.error):
            number = inf  # It is rejected like a number that exceeds the range of Python's float.
        if abs(number) != inf:
            return number
    raise _make_error(text, f"expected {expected} after '='")


def _parse_sizes(text: str, signed: bool = False) -> tuple[Size, ...]:
    """Parse the sizes of an array or a shape, or the strides of an array.

    Args:
        text: The text of the sizes, separated by commas.
        signed: Whether negative numbers are allowed, as for strides.
    """
    sizes: list[Size] = []
    for size_text in _split(text):
        if size_text == "_":
            sizes.append(None)
            continue
        try:
            node = expressions.parse(re.sub(r"^(-?)0+(?=\d+$)", r"\1", size_text))  # Python rejects 007.
            names = list(expressions.iter_names(node))
            number = 0 if names else expressions.evaluate(node, {})
            minimum = -_MAX_SIZE if signed else 0
            is_size = all(map(_is_name, names)) and minimum <= number < _MAX_SIZE
        except ValueError:
            is_size = False
        if not is_size:
            raise _make_error(size_text, "expected a size, such as n, 16, 2 * n or _")
        normal_form = expressions.show(node)
        if not names:
            sizes.append(number)
        elif normal_form in names:
            sizes.append(normal_form)  # The expression consists only of a name.
        else:
            sizes.append(expressions.Expression(normal_form))
    if len(sizes) > MAX_RANK:
        raise ValueError(f"expected up to {MAX_RANK} sizes, got {len(sizes)}")
    return tuple(sizes)


def _parse_kernel(
    text: str, types: Mapping[str, str]
) -> tuple[str, Launch | None, tuple[Passed, ...] | None]:
    """Parse the part after "->".

    Args:
        text: The text after "->".
        types: Maps each key of `_find_choices` to the type in this overload.

    Returns:
        The name of the kernel, the launch configuration, and the passed values. The configuration and the
        values are None if the text does not contain them.
    """
    before_chevrons, chevrons, tail = text.partition("<<<")
    launch = None
    if chevrons:
        inner, closing, tail = tail.rpartition(">>>")
        if not closing:
            raise _make_error(text, "expected '>>>' after '<<<'")
        launch = _parse_launch(inner)
        kernel = before_chevrons.strip()
        tail = tail.strip()
    else:  # A name expression may contain parentheses, but only the last pair encloses the passed values.
        start = _find_last_parentheses(text)
        kernel = text[:start].strip()
        tail = text[start:].strip()
    kernel = _substitute(kernel, types)
    if not kernel or not is_kernel(check_name(kernel)):
        raise _make_error(text, "expected a kernel's name, such as add or add<float>, after '->'")
    if not tail:
        return kernel, launch, None
    inner = ""
    remainder = tail
    if tail.startswith("("):
        inner, remainder = _split_at_parenthesis(tail, len("("))
    if remainder.strip():
        raise _make_error(remainder, "expected '(' and the values of the kernel's parameters")
    passed = tuple(_parse_passed(part, types) for part in _split(inner, trailing=True))
    return kernel, launch, passed


def _substitute(kernel: str, types: Mapping[str, str]) -> str:
    """Replace the names of alternative types in a kernel's name with the types in this overload.

    {T} is replaced with the contract's name for the type. In the name of a template, such as add<T>, T is
    replaced with the type's C++ name.
    """
    patterns = [re.escape("{" + variable + "}") for variable in types]
    if "<" in kernel:
        patterns += [rf"\b{variable}\b" for variable in types if variable.isidentifier()]
    if not patterns:
        return kernel

    def find_type(match: re.Match[str]) -> str:
        """Return the replacement for the name of a type."""
        word = match[0]
        if word.startswith("{"):
            return types[word.strip("{}")]
        return DTYPES[types[word]].cpp

    return re.sub("|".join(patterns), find_type, kernel)


def _parse_launch(text: str) -> Launch:
    """Parse the text between <<< and >>>."""
    plain: list[str] = []  # the values without names: grid, block and shared memory
    options: dict[str, Any] = {}
    for item in _split(text):
        word, equals, value = (piece.strip() for piece in item.partition("="))
        if word in options:
            raise _make_error(text, f"expected {word} only once between <<< and >>>")
        if word in ("cluster", "priority") and equals:
            options[word] = _parse_dim(value) if word == "cluster" else _parse_expression(value)
        elif item in ("cooperative", "pdl"):
            options[item] = True
        else:
            plain.append(item)
    if not 2 <= len(plain) <= 3:
        raise _make_error(text, "expected grid, block and optionally shared memory between <<< and >>>")
    shared = _parse_expression(plain[2] if len(plain) == 3 else "0")
    return Launch(_parse_dim(plain[0]), _parse_dim(plain[1]), shared, **options)


def _parse_dim(text: str) -> tuple[ast.expr, ...]:
    """Parse a grid, a block or a cluster: one size, or up to three sizes in parentheses."""
    is_list = text.startswith("(") and _find_last_parentheses(text) == 0
    sizes = _split(text[1:-1]) if is_list else [text]
    if not 1 <= len(sizes) <= 3:
        raise _make_error(text, "expected one to three sizes")
    return tuple(map(_parse_expression, sizes))


def _parse_passed(text: str, types: Mapping[str, str]) -> Passed:
    """Parse the value of a parameter of the kernel.

    Args:
        text: The text of the value, such as `n`, or of the value and its type, such as `n: i32`.
        types: Maps each key of `_find_choices` to the type in this overload.
    """
    if re.match(r"tma\s*\(", text):
        return _parse_tensor_map(text)
    value, colon, type_name = (piece.strip() for piece in text.partition(":"))
    type_name = types.get(type_name, type_name)
    if colon and type_name not in SCALARS:
        raise _make_error(text, f"{_NUMBERS_ADVICE}{suggest_word(type_name, SCALARS)}")
    if value == "None" and not colon:
        return Passed(ast.Constant(None), "pointer")
    is_float = type_name in DTYPES and DTYPES[type_name].is_float
    # A number without a point or an exponent is only a float if its type is a float.
    has_only_digits = value.strip("-").isdigit()
    if not _FLOAT.fullmatch(value) or (has_only_digits and not is_float):
        return Passed(_parse_expression(value), type_name)
    constant = Passed(ast.Constant(float(value)), type_name)
    checked_type = type_name or "f64"
    try:
        fits = abs(replace(constant, type=checked_type).number) != inf
    except OverflowError:
        fits = False
    if not fits:
        raise _make_error(text, f"expected a number that fits in {checked_type}")
    return constant


def _parse_tensor_map(text: str) -> Passed:
    """Parse a passed value of the form tma(NAME, box=[...], OPTION=WORD, ...)."""
    inner, remainder = _split_at_parenthesis(text, text.index("(") + 1)
    if remainder.strip():
        raise _make_error(text, "a tensor map has the type of its array")
    name, *options = _split(inner) or [""]
    box: tuple[ast.expr, ...] = ()
    option_values = dict.fromkeys(MAP_OPTIONS, 0)  # 0 is the default of each option.
    for option in options:
        key, _, value = (piece.strip() for piece in option.partition("="))
        words = MAP_OPTIONS.get(key, ())
        matches = [word for word in words if word.lower() == value.lower()]
        if key == "box" and not box:
            is_list = value[:1] + value[-1:] in ("[]", "()")
            sizes = value[1:-1] if is_list else value
            box = tuple(map(expressions.parse, _split(sizes)))
        elif matches:
            option_values[key] = words.index(matches[0])
        else:
            expected = f"{key}={' or '.join(words)}" if words else f"box or {', '.join(MAP_OPTIONS)}"
            raise _make_error(option, f"{text}: expected {expected}, each only once")
    if not box or not name.isidentifier():
        raise _make_error(text, "expected an array and a box, as in tma(a, box=[64, 32])")
    return Passed(expressions.parse(name), "tma", TensorMap(box, tuple(option_values.values())))


def _list_passed_values(argument: Argument) -> list[Passed]:
    """Return the values that are passed for an argument if the contract does not list the passed values."""
    if isinstance(argument, StreamArgument):
        return []
    if isinstance(argument, ShapeArgument):
        return [Passed(expressions.parse(str(size)), "i64") for size in argument.sizes if size is not None]
    return [Passed(expressions.parse(argument.name), "")]


# --- names and expressions


def _parse_expression(text: str, *, comparison: bool = False) -> ast.expr:
    """Parse an expression or a comparison. If it is invalid, the error suggests a correction."""
    try:
        return expressions.parse(text, comparison)
    except ValueError as error:
        raise ValueError(f"{error}{expressions.suggest_expression(text, comparison)}") from None


def _is_name(name: str, reserved: Sequence[str] = _RESERVED_NAMES) -> bool:
    """Return whether an argument or a size can have this name."""
    is_name = re.fullmatch(r"[A-Za-z_]\w*", name, re.ASCII) is not None
    return is_name and not keyword.iskeyword(name) and name not in reserved


# --- splitting text


def split_contracts(text: str) -> list[tuple[int, str]]:
    """Split a string into contracts.

    Returns:
        A pair for each contract: the number of the line at which it starts, and its text without comments.
    """
    text = _COMMENT.sub("", text)
    starts = [0]
    depth = 0  # the number of open parentheses and brackets
    position = 0
    for start_match in _CONTRACT_LINE.finditer(text):
        skipped = text[position : start_match.start()]
        depth += sum(_DEPTHS.get(letter, 0) for letter in skipped)
        position = start_match.start()
        is_first = not text[:position].strip()
        if depth == 0 and not is_first:
            starts.append(position)
    ends = [*starts[1:], len(text)]
    contracts = []
    line = 1
    for start, end in zip(starts, ends):
        contract = text[start:end]
        leading_space = contract[: len(contract) - len(contract.lstrip())]
        contracts.append((line + leading_space.count("\n"), contract))
        line += contract.count("\n")
    return contracts


def _split_at_parenthesis(text: str, start: int) -> tuple[str, str]:
    """Return the text from `start` to the closing parenthesis, and the text after the parenthesis.

    Args:
        text: The text.
        start: The index after the opening parenthesis.

    Raises:
        ValueError: The closing parenthesis is missing.
    """
    depth = 1
    for index in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        if not depth:
            return text[start:index], text[index + 1 :]
    raise _make_error(text, "expected ')'")


def _split(text: str, *, trailing: bool = False) -> list[str]:
    """Split a string at the commas outside parentheses and brackets.

    Args:
        text: The string. If it is empty, the result is an empty list.
        trailing: Whether the string may end with a comma.
    """
    items = []
    depth = 0
    start = 0
    for index, letter in enumerate(text):
        depth += _DEPTHS.get(letter, 0)
        if letter == "," and not depth:
            items.append(text[start:index].strip())
            start = index + 1
    items.append(text[start:].strip())
    if trailing and any(items) and not items[-1]:
        items.pop()
    return items if items != [""] else []


def _find_last_parentheses(text: str) -> int:
    """Return the index of the parenthesis that matches a closing parenthesis at the end of a string.

    If the string does not end with a closing parenthesis, the result is the length of the string.
    """
    if not text.rstrip().endswith(")"):
        return len(text)
    open_count = 0  # the number of closing parentheses whose opening parenthesis has not been found
    for index in reversed(range(len(text))):
        if text[index] == ")":
            open_count += 1
        elif text[index] == "(":
            open_count -= 1
            if open_count == 0:
                return index
    return len(text)


def _make_error(text: str, message: str) -> ValueError:
    """Return an error that quotes the invalid part of the text."""
    quoted = " ".join(text.split())
    if len(quoted) > _MAX_QUOTED:
        quoted = quoted[: _MAX_QUOTED - len("...")] + "..."
    return ValueError(f"{message}; got {quoted!r}")
