"""codegen: layouts over the releases."""

from __future__ import annotations

from codegen.model import Field, Reading, Record

from .test_history import by_version, reading


def with_records(release: str, inner: int, **typedefs: str) -> Reading:
    """Records that lead to one of `inner` ints: by value, by pointer, through a typedef, and not at all."""
    records = {
        "inner_st": Record("struct", 4 * inner, 4, (Field("v", 0, f"int[{inner}]"),)),
        "by_value_st": Record(
            "struct", 64, 4, (Field("i", 0, "struct inner_st"), Field("p", 256, "char[32]"))
        ),
        "by_pointer_st": Record("struct", 8, 8, (Field("i", 0, "const struct inner_st *"),)),
        "by_typedef_st": Record(
            "struct", 8, 8, (Field("", 0, Record("union", 8, 8, (Field("i", 0, "PRi *"),))),)
        ),
        "at_last_st": Record("struct", 16, 8, (Field("b", 0, "PRb[2]"),)),
        "apart_st": Record("struct", 4, 4, (Field("v", 0, "int"),)),
    }
    defaults = {"PRi": "struct inner_st", "PRb": "struct by_typedef_st"}
    return reading(release, records=records, typedefs=defaults | typedefs)


def test_a_record_splits_with_every_record_that_it_leads_to() -> None:
    folded = by_version(with_records("1.0", 1), with_records("1.1", 1), with_records("1.2", 2))
    spans = {tag: [(s.introduced, s.removed) for s in found] for tag, found in folded.records.items()}
    two = [("1.0", "1.2"), ("1.2", None)]
    assert spans == {
        "inner_st": two,
        "by_value_st": two,
        "by_pointer_st": two,
        "by_typedef_st": two,
        "at_last_st": two,
        "apart_st": [("1.0", None)],
    }


def test_a_record_splits_when_a_typedef_in_it_changes() -> None:
    folded = by_version(with_records("1.0", 1), with_records("1.1", 1, PRi="struct apart_st"))
    assert len(folded.records["by_typedef_st"]) == len(folded.records["at_last_st"]) == 2
    assert len(folded.records["by_value_st"]) == len(folded.records["apart_st"]) == 1


def test_records_that_lead_to_each_other_come_to_an_end() -> None:
    def loop(release: str, last: str) -> Reading:
        one = Record("struct", 8, 8, (Field("next", 0, "struct two_st *"),))
        two = Record("struct", 8, 8, (Field("next", 0, "struct one_st *"), Field("last", 64, last)))
        return reading(release, records={"one_st": one, "two_st": two})

    folded = by_version(loop("1.0", "int"), loop("1.1", "int"), loop("1.2", "float"))
    assert [s.introduced for s in folded.records["one_st"]] == ["1.0", "1.2"]
