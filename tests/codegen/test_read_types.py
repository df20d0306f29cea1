"""Tests for reading types, structures and enums."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from codegen.model import Reading, Record

from ..support.amount import examples
from .test_read import Header, Member, headers, patient, read_unless_rejected, run_c

# --- structs and unions


@pytest.mark.parametrize(
    "text",
    [
        "struct prs { enum { PR_A, PR_B } kind; };",
        "struct prs { struct { int a; } *pointer; };",
        "typedef struct { union { enum { PR_A = 3 } kind[2]; } u; } PRs;",
    ],
)
def test_read_of_an_unnamed_type_does_not_contain_the_headers_path(text: str) -> None:
    """A path would make the tables different on every machine. Such a type may also be rejected."""
    reading = read_unless_rejected(text)
    assert "unnamed" not in repr(reading)
    assert "probe.h" not in repr(reading)


def layout_program(text: str, records: dict[str, list[Member]]) -> str:
    """Return a program that prints `type size align`, then `path offset [size align]` or `path bit width`."""
    lines = []
    for type_, members in records.items():
        lines.append(f'printf("{type_} %d %d\\n", (int)sizeof({type_}), (int)_Alignof({type_}));')
        for path, kind, _, _ in members:
            if kind == "bits":
                fill = f"{type_} v; memset(&v, 0, sizeof v); v.{path} = -1;"
                lines.append(f'{{ {fill} printf("{path} "); bits((unsigned char *)&v, sizeof v); }}')
                continue
            member_expression = f"((({type_} *)0)->{path})"
            size_and_alignment = (
                f", (int)sizeof{member_expression}, (int)_Alignof(__typeof__{member_expression})"
                if kind == "record"
                else ""
            )
            format_ = "%d" + (" %d %d" if size_and_alignment else "")
            numbers = f"(int)__builtin_offsetof({type_}, {path}){size_and_alignment}"
            lines.append(f'printf("{path} {format_}\\n", {numbers});')
    return (
        "#include <stdio.h>\n#include <string.h>\n"
        + text
        + "static void bits(unsigned char *p, size_t n) {\n"
        "  int first = -1, many = 0;\n"
        "  for (size_t i = 0; i < n * 8; i++)\n"
        "    if (p[i / 8] >> i % 8 & 1) { if (first < 0) first = i; many++; }\n"
        '  printf("%d %d\\n", first, many); }\n'
        f"int main(void) {{\n{chr(10).join(lines)}\nreturn 0; }}\n"
    )


def layout_lines(reading: Reading, types: list[str]) -> list[str]:
    """Return the lines of layout_program's output, computed from a reading."""
    lines = []
    for type_ in types:
        word, _, tag = type_.partition(" ")
        record = reading.records[tag]
        assert record.kind == word
        lines.append(f"{type_} {record.size} {record.align}")
        lines += [f"{path} {numbers}" for path, numbers, _ in iter_members(record, 0, "")]
    return lines


def iter_members(record: Record, start: int, prefix: str) -> Iterator[tuple[str, str, str]]:
    """Yield the path, the numbers and the type of every named member."""
    for field in record.fields:
        offset = start + field.offset
        type_ = field.type
        if isinstance(type_, Record):
            path = prefix
            if field.name:
                path += field.name + re.sub(r"\d+", "0", field.dims)
                yield path, f"{offset // 8} {type_.size} {type_.align}", type_.kind
                path += "."
            yield from iter_members(type_, offset, path)
        elif field.name and field.bits is not None:
            yield prefix + field.name, f"{offset} {field.bits}", type_
        elif field.name:
            assert offset % 8 == 0
            yield prefix + field.name, f"{offset // 8}", type_


@patient
@given(headers())
def test_random_layouts_agree_with_gcc(gcc: str, header: tuple[str, dict[str, list[Member]]]) -> None:
    text, records = header
    reading = Header(text).read()
    assert list(reading.records) == [type_.partition(" ")[2] for type_ in records]
    for type_, members in records.items():
        results = [
            (path, type_) for path, _, type_ in iter_members(reading.records[type_.partition(" ")[2]], 0, "")
        ]
        assert results == [(member.path, member.type) for member in members]
    assert layout_lines(reading, list(records)) == run_c(gcc, layout_program(text, records))


# --- enums


@st.composite
def enums(draw: st.DrawFn, tag: str) -> tuple[str, list[tuple[str, int]]]:
    """Draw a 32-bit enum and the values of its enumerators."""
    minimum, maximum = draw(st.sampled_from([(-(1 << 31), (1 << 31) - 1), (0, (1 << 32) - 1)]))
    enumerators: list[str] = []
    values: list[tuple[str, int]] = []
    for i in range(draw(st.integers(1, 8))):
        name = f"{tag}_{i}"
        value = draw(st.integers(minimum, maximum))
        small_value = draw(st.integers(0, 30))
        previous = values[-1] if values else ("", -1)
        expressions = [
            (f"{value}{'u' if value > 0x7FFFFFFF else ''}", value) if value > minimum else ("7", 7),
            (f"1 << {small_value}", 1 << small_value),
            (f"(0x{small_value:X} | 0x40) + {small_value}", (small_value | 0x40) + small_value),
            ("'x'", 120),
        ]
        if values and previous[1] + 1 not in (1 << 31, 1 << 32):
            expressions += [("", previous[1] + 1)] * 2
        if values:
            expressions.append((previous[0], previous[1]))
        if minimum < 0:
            expressions.append((f"~{small_value}", ~small_value))
        expression, value = draw(st.sampled_from(expressions))
        enumerators.append(f"{name} = {expression}" if expression else name)
        values.append((name, value))
    return f"enum {tag} {{ {', '.join(enumerators)} }};\n", values


@settings(patient, max_examples=examples(25))
@given(st.tuples(enums("pr0"), enums("pr1"), enums("pr2"), enums("pr3")))
def test_random_enums_agree_with_gcc(gcc: str, drawn: tuple[tuple[str, list[tuple[str, int]]], ...]) -> None:
    """A compiled program prints the values, the size and the sign of each enum."""
    text = "".join(part for part, _ in drawn)
    reading = Header(text).read()
    assert [list(enum.values) for enum in reading.enums.values()] == [values for _, values in drawn]
    lines = []
    for tag, enum in reading.enums.items():
        lines += [f'printf("{name} %lld\\n", (long long){name});' for name, _ in enum.values]
        sign = f'(enum {tag})-1 < 0 ? "int" : "unsigned int"'
        lines.append(f'printf("{tag} %d %s\\n", (int)sizeof(enum {tag}), {sign});')
    printed = run_c(gcc, f"#include <stdio.h>\n{text}int main(void) {{ {' '.join(lines)} return 0; }}\n")
    expected = []
    for tag, enum in reading.enums.items():
        expected += [f"{name} {value}" for name, value in enum.values]
        expected.append(f"{tag} 4 {enum.type}")
    assert printed == expected
