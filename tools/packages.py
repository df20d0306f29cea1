"""Real packages on a machine without CUDA: `nox -s packages` writes docs/howto/packages.md.

Each is installed without its NVIDIA packages, loaded with stand-ins by `provide(needs(distribution=...))`,
and asked what it does without a GPU; then again beside the real CUDA runtimes that it is linked with. `--keep
FOLDER` keeps what is installed and what was found; of names of packages, only these are asked anew.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from typing import Any, NamedTuple

from tests.support import real

ROOT = pathlib.Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "howto" / "packages.md"
BEGIN, END = "<!-- packages: written by tools/packages.py -->\n", "<!-- /packages -->\n"
# What the packages need beside NVIDIA's libraries.
OTHERS = """
numpy sympy mpmath networkx filelock typing_extensions jinja2 markupsafe fsspec packaging fastrlock
cuda-pathfinder flatbuffers protobuf psutil cloudpickle tqdm ml_dtypes pillow
"""


class Package(NamedTuple):
    """A package as it is tried.

    wheel   to install, as pip takes it
    code    what is asked: it prints one line of what works; `p` is the result of `provide`
    with_   packages that it is loaded with
    but     what does not work, or not alone, and why
    env     the environment that it wants
    """

    wheel: str
    code: str
    with_: tuple[str, ...] = ()
    but: str = ""
    env: tuple[tuple[str, str], ...] = ()


TORCH = """
import torch
x = torch.randn(8, 8, requires_grad=True)
(x @ x).sum().backward()
works = x.grad is not None
try: torch.zeros(1, device="cuda")
except RuntimeError as error: fails = str(error).splitlines()[0]
print(f"import; backward on the CPU: {works}; torch.cuda.is_available() {torch.cuda.is_available()}")
"""
CUPY = """
import cupy
try: cupy.zeros(3)
except cupy.cuda.runtime.CUDARuntimeError as error: said = str(error).partition(":")[0]
print(f"import; cupy.cuda.is_available() {cupy.cuda.is_available()}; cupy.zeros(3): {said}")
"""
FAISS = """
import faiss, numpy
index = faiss.IndexFlatL2(8)
data = numpy.random.rand(100, 8).astype("float32")
index.add(data)
found = index.search(data[:5], 1)[1][:, 0].tolist() == [*range(5)]
print(f"import; search on the CPU: {found}; faiss.get_num_gpus() {faiss.get_num_gpus()}")
"""
PACKAGES = {
    "torch 2.8": Package("torch==2.8.0", TORCH),
    "torch": Package("torch", TORCH),
    "torchvision": Package(
        "torchvision==0.23.0",
        "import torch, torchvision\n"
        "kept = torchvision.ops.nms(torch.tensor([[0., 0, 1, 1]] * 2), torch.tensor([.9, .8]), .5).tolist()\n"
        'print(f"import; nms on the CPU: {kept}")',
        ("torch 2.8",),
    ),
    "bitsandbytes": Package(
        "bitsandbytes",
        "import torch, bitsandbytes\n"
        "codes = bitsandbytes.functional.quantize_blockwise(torch.randn(64))[0]\n"
        'print(f"import; quantize_blockwise on the CPU: {tuple(codes.shape)}")',
        ("torch 2.8",),
    ),
    "faiss-gpu-cu12": Package(
        "faiss-gpu-cu12",
        FAISS,
        but="its own loader wants the files of NVIDIA's packages, unless a variable tells it not to",
        env=(("_FAISS_WHEEL_DISABLE_CUDA_PRELOAD", "1"),),
    ),
    "cupy-cuda12x": Package("cupy-cuda12x", CUPY, but="arrays live on a GPU"),
    "cupy-cuda13x": Package("cupy-cuda13x", CUPY, but="arrays live on a GPU"),
    "onnxruntime-gpu": Package(
        "onnxruntime-gpu",
        "import onnxruntime\nprint('import; providers:', ', '.join(onnxruntime.get_available_providers()))",
        but="imports without stubs, too, and then uses the CPU: better without",
    ),
    "xformers": Package(
        "xformers",
        "import torch, xformers, xformers.ops\n"
        'print("import; its extension is loaded:", xformers._cpp_lib._cpp_library_load_exception is None)',
        ("torch",),
    ),
    "sgl-kernel": Package(
        "sgl-kernel", 'import torch, sgl_kernel\nprint("import")', ("torch 2.9",), "kernels need a GPU"
    ),
    "torch 2.9": Package("torch==2.9.1", TORCH),
    "apache-tvm-ffi": Package("apache-tvm-ffi", 'import tvm_ffi\nprint("import")'),
}
CHILD = """
import json, sys
import cudyn
names, code = json.loads(sys.argv[1])
needs = [cudyn.needs(distribution=name) for name in names]
provided = [cudyn.provide(one) for one in needs]
p = provided[-1]
exec(code)
print(json.dumps({
    "symbols": len(needs[-1].symbols), "opened": needs[-1].opened, "has_runtime": needs[-1].has_runtime,
    "links": sorted({link.soname for link in needs[-1].links}), "stand_ins": p.stand_ins,
    "provided": len(p.symbols), "unknown": len(p.unknown), "refused": needs[-1].refused,
    "missed": sum(one.missed.get(name, 0) for one in provided for name in one.missed if name[:2] != "__"),
    "registered": sum(one.missed.get("__cudaRegisterFunction", 0) for one in provided),
}))
"""


def install(package: str, folder: pathlib.Path) -> pathlib.Path:
    """Install a package without what it depends on; once."""
    target = folder / re.sub(r"\W+", "-", package)
    if not target.exists():
        made = pathlib.Path(tempfile.mkdtemp(dir=folder))
        command = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "-q",
            "--no-deps",
            "--no-compile",
            "--target",
            str(made),
        ]
        subprocess.run([*command, *package.split()], check=True)
        made.rename(target)
    return target


def list_hidden() -> list[str]:
    """List the folders of this machine's own CUDA, which are hidden from the packages."""
    found = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True).stdout
    paths = re.findall(r"=> (\S+/lib(?:cudart|cuda|nvrtc|cublas|nvidia-ml)\.so\S*)", found)
    return sorted({os.path.dirname(os.path.realpath(path)) for path in paths})


def ask(name: str, folders: list[pathlib.Path], hidden: list[str]) -> dict[str, Any]:
    """Load a package in a process of its own; what it says, and what was provided."""
    package = PACKAGES[name]
    names = [PACKAGES[each].wheel.partition("==")[0] for each in (*package.with_, name)]
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("CUDA", "CUDYN", "LD_"))}
    env = {**kept, **dict(package.env), "PYTHONPATH": ":".join(map(str, (ROOT, *folders)))}
    command = [sys.executable, "-c", CHILD, json.dumps([names, package.code])]
    if hidden:
        mounts = " && ".join(f"mount -t tmpfs none {folder}" for folder in hidden)
        command = ["unshare", "-m", "sh", "-c", f'{mounts} && exec "$0" "$@"', *command]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=900)
    lines = done.stdout.splitlines()
    if done.returncode or len(lines) < 2:
        said = (done.stderr.strip().splitlines() or ["?"])[-1]
        return {"works": f"fails ({done.returncode}): {said[:200]}"}
    return {"works": lines[-2], **json.loads(lines[-1])}


def write_rows(found: dict[str, dict[str, Any]]) -> str:
    """Write the table, in the order of PACKAGES."""
    rows = [
        "| package | links with NVIDIA's libraries | provided | without CUDA | beside a real cudart | but |",
        "|---|---|---|---|---|---|",
    ]
    for name, alone in ((name, found[name]) for name in PACKAGES if name in found):
        links = ", ".join(f"`{link}`" for link in alone.get("links", ()))
        if alone.get("has_runtime"):
            links = ", ".join(filter(None, (links, "the CUDA runtime is linked in")))
        opened = [f"`{each}`" for each in alone.get("opened", ()) if each not in alone["links"]]
        links = "; opens itself: ".join(filter(None, (links or "none", ", ".join(opened))))
        symbols, libraries = alone.get("provided", 0), len(alone.get("stand_ins", ()))
        provided = f"{symbols} symbols, {libraries} librar{'y' if libraries == 1 else 'ies'}"
        if alone.get("unknown"):
            provided += f"; {alone['unknown']} without a prototype"
        if alone.get("registered"):
            provided += f"; {alone['registered']:,} kernels registered"
        beside = (
            f"`{soname}`: {'the same' if works == alone['works'] else works}"
            for soname, works in alone["beside"].items()
        )
        with_ = f" (with {', '.join(PACKAGES[name].with_)})" if PACKAGES[name].with_ else ""
        cells = [f"{alone['version']}{with_}", links, provided, alone["works"], ", ".join(beside)]
        rows.append(
            "| " + " | ".join(cell.replace("|", "\\|") for cell in [*cells, PACKAGES[name].but]) + " |"
        )
    return "\n".join(rows) + "\n"


def read_version(name: str, folder: pathlib.Path) -> str:
    """The installed distribution, such as torch 2.8.0."""
    own = PACKAGES[name].wheel.partition("==")[0]
    (info,) = folder.glob(f"{own.replace('-', '_')}-*.dist-info")
    return f"{own} {info.name.removesuffix('.dist-info').rpartition('-')[2]}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--keep", type=pathlib.Path)
    options = parser.parse_args()
    folder = options.keep or pathlib.Path(tempfile.mkdtemp(prefix="cudyn-packages-"))
    folder.mkdir(exist_ok=True, parents=True)
    hidden = list_hidden()
    if hidden and (os.geteuid() or not shutil.which("unshare")):
        print(f"this machine has CUDA in {', '.join(hidden)}, which only root can hide", file=sys.stderr)
        return 2
    others = install(OTHERS.strip(), folder)
    kept = folder / "found.json"
    found: dict[str, dict[str, Any]] = json.loads(kept.read_text()) if kept.exists() else {}
    for name in options.names or PACKAGES:
        own = [install(PACKAGES[each].wheel, folder) for each in (name, *PACKAGES[name].with_)]
        found[name] = alone = ask(name, [*own, others], hidden)
        alone["version"] = read_version(name, own[0])
        alone["beside"] = {
            soname: ask(name, [*own, others, real.library("runtime", major)], hidden)["works"]
            for major in (12, 13)
            if (soname := f"libcudart.so.{major}") in alone.get("links", ())
        }
        print(json.dumps({name: alone}), flush=True)
        kept.write_text(json.dumps(found))
    text = PAGE.read_text(encoding="utf-8")
    start, end = text.index(BEGIN) + len(BEGIN), text.index(END)
    PAGE.write_text(text[:start] + write_rows(found) + text[end:], encoding="utf-8")
    if not options.keep:
        shutil.rmtree(folder)
    return any(result["works"].startswith("fails") for result in found.values())


if __name__ == "__main__":
    sys.exit(main())
