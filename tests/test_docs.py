"""Tests for the documentation: links, code blocks, the glossary, environment variables, the site's data."""

from __future__ import annotations

import inspect
import json
import os
import re
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import cudyn
from cudyn._bindings.libraries import catalog, sentences
from cudyn._bindings.libraries.library import library
from cudyn._bindings.libraries.missing import split_symbol
from cudyn._bindings.tables import rows
from cudyn._cli.main import COMMANDS
from website import commands, libraries, parts, python

from .conftest import ROOT
from .support import blocks, docstrings, real
from .support.releases import NEWEST

PACKAGE_PAGES = [
    *sorted((ROOT / "cudyn").rglob("README.md")),
    ROOT / "codegen/README.md",
    ROOT / "tests/README.md",
]
PAGES = [
    *sorted((ROOT / "docs").rglob("*.md")),
    *PACKAGE_PAGES,
    *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG", "headers/README")),
]
GENERATED = "<!-- generated: website/"  # a page whose text only exists on the site
LINK = re.compile(r"\[[^\]]+\]\(([^)\s]+)\)")


def anchors(page: Path) -> set[str]:
    """Return the anchors of headings: lower case, without punctuation, with hyphens instead of spaces."""
    headings = re.findall(r"^(?:#+ (.+)$|\*\*(.+?)\*\* )", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", "".join(heading).lower()).replace(" ", "-") for heading in headings}


def name_page(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name_page)
def test_links_have_existing_targets(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for link in LINK.findall(text):
        if "://" not in link:
            path, _, anchor = link.partition("#")
            target = (page.parent / path).resolve() if path else page
            assert target.exists(), f"{page.name}: {link}"
            generated = target.suffix == ".md" and GENERATED in target.read_text(encoding="utf-8")
            if anchor and not generated:
                assert anchor in anchors(target), f"{page.name}: {link}"


def test_parts_of_pages_are_up_to_date() -> None:
    system_pages = [] if sys.platform == "linux" else ["bridges.md"]  # the bridges of Linux's libraries
    stale = [path.name for path in parts.find_stale() if path.name not in system_pages]
    assert stale == [], "run `python -m website.parts`"


def test_glossary_terms_are_sorted_unique_and_linked() -> None:
    text = (ROOT / "docs" / "reference" / "glossary.md").read_text(encoding="utf-8")
    entries = re.findall(r"^\*\*(.+?)\*\* (.+?)(?=\n\n|\Z)", text, re.MULTILINE | re.DOTALL)
    terms = [term.lstrip(".").lower() for term, _ in entries]
    assert terms == sorted({*terms})
    assert [term for term, meaning in entries if not LINK.search(meaning)] == []
    assert len(entries) == text.count("\n**")


def test_environment_page_lists_every_variable() -> None:
    table = (ROOT / "docs/reference/environment.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `(CUDYN_\w+)` \|", table, re.MULTILINE)
    files = [*(ROOT / "cudyn").rglob("*.py"), *(ROOT / "cudyn").rglob("*.c"), *(ROOT / "cudyn").rglob("*.h")]
    files.remove(ROOT / "cudyn/_cli/variables.py")  # the table is generated from this file
    used: set[str] = set()
    for file in files:
        used.update(re.findall(r"\bCUDYN_[A-Z]\w*", file.read_text("utf-8")))
    # Each library has a variable for its path, whose name cudyn computes.
    for file in (ROOT / "cudyn/_bindings/tables").glob("*_info.py"):
        library = file.stem.removesuffix("_info")
        used.add(f"CUDYN_{library.upper()}")
    # the names of include guards, and their prefix in the source of stubs
    other_names = {name for name in used if name.endswith("_H")} | {"CUDYN_STUB_"}
    assert sorted(listed) == sorted(used - other_names)


RESULTS = sorted((ROOT / "benchmarks/results").glob("*.json"))


@pytest.mark.parametrize("file", RESULTS, ids=lambda file: file.stem)
def test_benchmark_result_has_its_method_and_a_plot(file: Path) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    assert all(data[key] for key in ("title", "unit", "columns", "command", "machine", "method", "rows"))
    assert {len(row) for row in data["rows"]} == {1 + len(data["columns"])}
    assert f"<!-- plot: {file.stem} -->" in (ROOT / "docs/benchmarks.md").read_text(encoding="utf-8")
    module = re.search(r"benchmarks\.(\w+)|bench -- (\w+)", data["command"])
    assert module
    assert (ROOT / "benchmarks" / f"{module[1] or module[2]}.py").is_file()


def list_block_pages(directory: Path) -> list[str]:
    """Return the pages with code blocks, and a page with the docstrings' examples."""
    return [*map(name_page, blocks.list_pages()), str(docstrings.write_examples(directory))]


def run_blocks(directory: Path, *arguments: str, **settings: object) -> str:
    """Run the code blocks of pages with NVIDIA's libraries from wheels, and return the output.

    Args:
        directory: Working directory of the blocks.
        arguments: Options and pages.
        settings: Environment variables.
    """
    sites = [real.nvrtc(NEWEST), real.library("nvjitlink", 13), real.library("nvfatbin", 13)]
    return blocks.run_apart(
        directory, *arguments, PYTHONPATH=os.pathsep.join(map(str, [*sites, ROOT])), **settings
    )


@pytest.mark.nvidia
@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux: an extension is built")
def test_every_block_runs(tmp_path: Path) -> None:
    """Run all blocks with a compiler and without a GPU.

    A block that needs a GPU runs until it reports that the GPU is missing.
    """
    pages = list_block_pages(tmp_path)
    output = run_blocks(tmp_path, *pages, CUDYN_ARCH="sm_90", CUDYN_DRIVER="/none")
    complete_count = sum(map(int, re.findall(r": (\d+) ran$", output, re.MULTILINE)))
    stopped_count = len(re.findall(r"^  \S+:\d+: no ", output, re.MULTILINE))
    assert complete_count + stopped_count == sum(len(list(blocks.read(ROOT / page))) for page in pages)
    assert complete_count > 45


@pytest.mark.nvidia
@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux: an extension is built")
def test_every_block_runs_on_a_simulated_gpu(tmp_path: Path) -> None:
    """No block reports a missing GPU. One block stops when it reads a kernel's result."""
    output = run_blocks(tmp_path, "--simulate", *list_block_pages(tmp_path))
    assert "no gpu" not in output
    assert "because kernels are simulated" in output


@pytest.mark.nvidia
@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux: NVIDIA's driver is loaded")
def test_blocks_about_the_guard_run(tmp_path: Path) -> None:
    """They need cuda.bindings and a driver, but no GPU."""
    paths = os.pathsep.join(map(str, [real.bindings("13.5.0"), ROOT]))
    page = "docs/explanation/guard.md"
    driver = real.driver("535") / "libcuda.so.1"
    output = blocks.run_apart(tmp_path, page, PYTHONPATH=paths, CUDYN_DRIVER=driver)
    assert f"{page}: 2 ran\n" in output
    assert "cuMemAlloc_v2" in output


@pytest.mark.nvidia
@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux: a kernel runs on the CPU")
def test_program_of_the_readme_prints_the_shown_output(tmp_path: Path) -> None:
    (block,) = blocks.read(ROOT / "README.md")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.search(r"```console\n\$ python -m ([^\n]*)\n(.*?)```", readme, re.DOTALL)
    assert shown
    (tmp_path / "scale.py").write_text(block.code)
    path = os.pathsep.join(map(str, [real.nvrtc(NEWEST), ROOT]))
    completed = subprocess.run(
        [sys.executable, "-m", *shown[1].split()],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert completed.stdout + completed.stderr == shown[2]


@pytest.mark.parametrize("name", docstrings.CALLABLES)
def test_docstring_of_a_public_callable_has_all_sections(name: str) -> None:
    """The sections have a fixed order, and the described parameters match the signature."""
    value = docstrings.get_callable(name)
    sections, signature = docstrings.read_sections(name), inspect.signature(value)
    order = ["text", "parameters", "returns", "raises", "Threads", "Example"]
    assert list(sections) == [section for section in order if section in sections]
    required = {"text", "raises", "Threads", "Example"} - ({"raises"} if name == "report" else set())
    if inspect.isroutine(value) and signature.return_annotation != "None":
        required.add("returns")
    if "Parameters are as in" not in sections["text"]:
        described = {parameter.name.lstrip("*") for parameter in sections.get("parameters", ())}
        keywords = {
            key
            for key, parameter in signature.parameters.items()
            if parameter.kind is inspect.Parameter.VAR_KEYWORD
        }
        assert described | keywords == {*signature.parameters} - {"self"} | keywords
    assert required <= {*sections}


@pytest.mark.parametrize("name", [pytest.param(None, marks=pytest.mark.slow), "nvjitlink"])
def test_pages_of_a_library_have_every_function_and_type(name: str | None) -> None:
    """Each symbol has a prototype for each of its versions, and the links of the functions have targets."""
    infos = [catalog.find(name)] if name else catalog.find_all()
    pages = libraries.make_pages(infos)
    for info in infos:
        described_library = library(info)
        types = described_library.common_types.tables
        files = "|".join(dict.fromkeys(info.siblings.values()))
        page_of_functions = re.compile(rf"{info.name}(_({files})(_\d+)?)?\.md")
        functions = "".join(html for page, (_, html) in pages.items() if page_of_functions.fullmatch(page))
        assert [symbol for symbol in described_library.tables.FUNCTIONS if symbol not in functions] == []
        prototype_count = sum(
            len(described_library.get_versions(symbol))
            for symbol in described_library.tables.FUNCTIONS
            if not split_symbol(symbol)[1]
        )
        assert functions.count("<p class=c>") == prototype_count
        _, text = pages[f"{info.name}_types.md"]
        assert [tag for tag in types.RECORDS if f'id="{tag}"' not in text] == []
        assert [tag for tag in types.ENUMS if f'id="{tag}"' not in text] == []
        links = re.findall(r'href="#([\w-]+)"', functions)
        assert links
        assert {*links} == {*re.findall(r'<(?:h3|p) id="([\w-]+)"', functions)}


SENTENCES = sorted(Path(sentences.FOLDER).glob("*.txt"))


@pytest.mark.parametrize("path", SENTENCES, ids=lambda path: path.stem)
def test_each_function_of_a_library_has_a_sentence(path: Path) -> None:
    names = sentences.list_names(path.stem)
    wrong = {name: sentences.find_sentence(path.stem, name) for name in names}
    assert {name: text for name, text in wrong.items() if not re.fullmatch(r"[A-Z].*\.", text)} == {}
    if path.stem != "npp":  # its sentences describe operations
        assert set(sentences.read_sentences(path.stem)) == names


@pytest.mark.parametrize("path", SENTENCES, ids=lambda path: path.stem)
def test_sentence_about_a_result_agrees_with_the_prototype(path: Path) -> None:
    """A sentence may start with "Returns" or "Says whether" only if the function has a result.

    The result is a parameter that C writes, or a C result that is not an ordinary status.
    """
    described_library = library(catalog.find(path.stem))
    prototypes = {
        symbol: rows.prototype(described_library.get_versions(symbol)[-1][2])
        for symbol in described_library.tables.FUNCTIONS
    }
    (status, _), *_ = Counter(result for result, _ in prototypes.values()).most_common()
    wrong_symbols = []
    for symbol, (result, params) in prototypes.items():
        name, ending = split_symbol(symbol)
        is_written = any(
            param.is_returned or (param.type.endswith(("*", "]")) and "const" not in param.type)
            for param in params
        )
        says_returned = sentences.find_sentence(path.stem, name).startswith(("Returns", "Says whether"))
        if says_returned and not (
            is_written or ending or result != status or symbol in described_library.tables.ANSWERS
        ):
            wrong_symbols.append(symbol)
    assert wrong_symbols == []


def test_no_sentence_is_written_twice() -> None:
    for path in SENTENCES:
        names: list[str] = []
        for line in path.read_text("utf-8").splitlines():
            names += sentences.expand_braces(line.partition(": ")[0])
        assert len(names) == len(set(names)), path.name


def test_expand_braces_works_like_a_shell() -> None:
    assert sentences.expand_braces("a{,b}{c,d}") == ["ac", "ad", "abc", "abd"]
    assert sentences.expand_braces("a") == ["a"]


# Imports website.hook, without mkdocs and without packages that `nox -s docs` does not install.
IMPORT_HOOK = """
import sys
from unittest import mock

for name in ("config.defaults", "plugins", "structure.files", "structure.pages"):
    sys.modules[f"mkdocs.{name}"] = mock.Mock()
sys.modules["codegen"] = None
import website.hook
"""


def run_hook(code: str) -> str:
    """Run code that uses `website.hook`, and return its output."""
    command = [sys.executable, "-c", IMPORT_HOOK + code]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert process.returncode == 0, process.stderr
    return process.stdout


def test_site_does_not_import_codegen() -> None:
    """`nox -s docs` installs only the packages in the group "docs"."""
    assert run_hook("") == ""


@pytest.mark.parametrize("urls", [{}, {"Documentation": "d", "Repository": "r", "Issues": "i"}])
def test_site_reads_its_addresses_from_the_project(urls: dict[str, str]) -> None:
    project = {"name": "cudyn", "license": "Apache-2.0", "urls": urls}
    config = eval(
        run_hook(f"config = {{'extra': {{}}}}; website.hook.set_addresses(config, {project}); print(config)")
    )
    assert config["site_url"] == ("d" if urls else "")
    assert (config["repo_url"], config["repo_name"]) == (("r", "cudyn") if urls else ("", ""))
    assert config["extra"]["addresses"] == ({"Issues": "i"} if urls else {})
    assert config["extra"]["version_name"] == cudyn.__version__


def test_functions_link_to_the_manual() -> None:
    groups = sentences.read_groups()
    assert "group__CUDA__MEM.html" in sentences.find_manual_url("driver", "cuMemAlloc_v2")
    for name, addresses in groups.items():
        symbols = library(catalog.find(name)).tables.FUNCTIONS
        assert len({split_symbol(symbol)[0] for symbol in symbols} - set(addresses)) <= 1, name


def test_pages_have_every_command_and_every_public_name() -> None:
    text = commands.make_page()
    assert [name for name in COMMANDS if f"### cudyn {name}\n" not in text] == []
    assert "### cudyn cache import\n" in text
    assert "--json" in text
    pages = python.make_pages()
    page = "".join(pages.values())
    names = {
        ".".join(name.split(".")[: 2 if name.startswith("cache.") else 1]) for name in docstrings.CALLABLES
    }
    exported = {name for name in cudyn.__all__ if name in vars(cudyn)["_EXPORTS"]}
    assert [name for name in sorted(names | exported) if page.count(f"\n::: cudyn.{name}\n") != 1] == []
    assert [path for path in pages if not (ROOT / "docs" / path).is_file()] == []


def test_addresses_of_the_project_are_in_one_table() -> None:
    """The links of the README on an index lead to the repository in [project.urls], if it has an address."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    readme = pyproject["tool"]["hatch"]["metadata"]["hooks"]["fancy-pypi-readme"]
    repository = pyproject["project"]["urls"].get("Repository")
    link = rf"[\1]({repository}/blob/main/\2)" if repository else r"\1"
    assert readme["substitutions"][-1]["replacement"] == link


def test_text_of_the_index_omits_what_only_helps_in_a_checkout() -> None:
    """Without the repository's URL, such passages would contain only the words of the removed links."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    readme = pyproject["tool"]["hatch"]["metadata"]["hooks"]["fancy-pypi-readme"]
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "**Documentation**" in text
    for substitution in readme["substitutions"]:
        text = re.sub(substitution["pattern"], substitution["replacement"], text)
    for omitted in ("checkout", "**Documentation**", "A page for each", "CONTRIBUTING.md", "docs/race.svg"):
        assert omitted not in text
    assert "These features are unique to cudyn.\n" in text


FIRST_HOUR = ROOT / "docs/maintainers/first_hour.md"


def test_first_hour_names_only_existing_files_and_functions() -> None:
    """Each step on the page starts with a file and a name that it defines: `calls/call.py`, `Call`."""
    missing = []
    for section in FIRST_HOUR.read_text("utf-8").split("\n## ")[1:]:
        base = re.search(r"All files are in `(cudyn/\w+)", section)
        if not base:
            continue
        directories = [ROOT, ROOT / "cudyn", ROOT / base[1], *(ROOT / base[1]).iterdir()]
        assert len(re.findall(r"^\d\. ", section, re.MULTILINE)) <= 8  # limits the steps of a section
        for name, symbol in re.findall(r"`([\w/]+\.py)`(?:, `([\w.]+)`)?", section):
            files = [directory / name for directory in directories if (directory / name).is_file()]
            if not files:
                missing.append(name)
                continue
            defined_names = re.findall(r"(?:def|class) (\w+)", files[0].read_text("utf-8"))
            names_in_symbol = symbol.split(".") if symbol else []
            if not {*names_in_symbol} <= {*defined_names}:
                missing.append(f"{name} {symbol}")
    assert missing == []


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux: a simulated libcuda.so.1")
def test_first_hour_launch_with_ctypes_runs_on_the_simulated_driver() -> None:
    """The program on the page loads the driver with ctypes, so the simulation has to be a library."""
    (block,) = blocks.read(FIRST_HOUR)
    assert block.code.count("\n") <= 52  # limits the length of the program
    simulate = "from cudyn import testing\nwith testing.simulate(run=True, as_library=True):\n    exec(CODE)"
    completed = subprocess.run(
        [sys.executable, "-c", f"CODE = {block.code!r}\n{simulate}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert completed.stdout == "499.5\n", completed.stderr
