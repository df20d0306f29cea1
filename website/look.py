"""Look at the built site in headless Chromium: `nox -s look`.

Every page in light, the main ones also in dark and narrow: 1 for a message in the console, a request that
fails or leaves this machine, a page that is wider than its window, a plot, picture or table that scrolls
sideways, or a search that does not find.
Screenshots of the main pages are in .site/looks.
"""

from __future__ import annotations

import functools
import http.server
import shutil
import sys
import threading
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

SITE = Path(__file__).resolve().parents[1] / ".site"
MAIN = (
    "index.html",
    "tutorials/first_kernel.html",
    "howto/not_found.html",
    "reference/python/cudyn.html",
    "reference/libraries/driver.html",
    "reference/commands.html",
    "benchmarks.html",
)
# What people type -> what is among the first two results.
SEARCHES = {
    "cuMemAlloc": "driver.html#cuMemAlloc",
    "cuLaunchKernel": "driver.html#cuLaunchKernel",
    "cuMemAllocAsync": "driver.html#cuMemAllocAsync",
    "cudaMalloc": "runtime.html#cudaMalloc",
    "RawKernel": "howto/coming_from.html",
    "mock": "howto/coming_from.html",
    "CUDASIM": "howto/coming_from.html",
    "CI without a GPU": "howto/testing.html",
    "CUDYN_ARCH": "howto/install.html",
    "NCCL": "nccl.html",
    "race": "howto/cpu.html",
}
WINDOWS = {"wide": (1400, 900), "narrow": (360, 780)}
# The plots, pictures and tables of a page that have to be scrolled sideways.
SCROLLED = """[...document.querySelectorAll(".plot, .md-typeset__scrollwrap, .md-typeset img")]
    .filter(each => each.scrollWidth > each.clientWidth + 2).map(each => each.textContent.slice(0, 60))"""


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


class _Server(http.server.ThreadingHTTPServer):
    def handle_error(self, *_: object) -> None:
        """A page that is closed early breaks its connections."""


def look(browser: Browser, base: str, path: str, scheme: str, window: str) -> list[str]:
    """Look at one page; return what is wrong."""
    width, height = WINDOWS[window]
    context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": height})
    page, wrong = context.new_page(), []
    page.on("console", lambda said: wrong.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("requestfailed", lambda request: wrong.append(f"failed: {request.url}"))
    page.on(
        "request",
        lambda r: wrong.append(f"leaves: {r.url}") if not r.url.startswith((base, "data:")) else None,
    )
    page.goto(f"{base}/{path}", wait_until="load", timeout=120_000)  # a busy machine takes its time
    if page.evaluate("document.documentElement.scrollWidth") > width:
        wrong.append("wider than its window")
    if not path.startswith("maintainers/"):  # whose reports have wide tables
        wrong += [f"scrolls sideways: {each!r}" for each in page.evaluate(SCROLLED)]
    if path in MAIN:
        name = path.removesuffix(".html").replace("/", "-")
        page.screenshot(path=str(SITE / "looks" / f"{name}-{scheme}-{window}.png"))
    context.close()
    return [f"{path} ({scheme}, {window}): {each}" for each in wrong]


def search(browser: Browser, base: str) -> list[str]:
    """Search for each word; return what is wrong."""
    page = browser.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"{base}/index.html", wait_until="load")
    for word, expected in SEARCHES.items():
        page.fill(".md-search__input", "")
        page.click(".md-search__input")
        page.keyboard.type(word)
        found = read_results(page, expected)
        if expected not in found:
            wrong.append(f"{base}: a search for {word} does not find {expected} first, but {found}")
    page.close()
    return wrong


def read_results(page: Page, expected: str) -> list[str]:
    """The addresses of the first two results, which may come a while after the last key."""
    found: list[str] = []
    for _ in range(60):
        links = page.eval_on_selector_all(
            ".md-search-result__link", "found => found.slice(0, 2).map(each => each.href)"
        )
        found = [_shorten(link) for link in links]
        if expected in found:
            break
        page.wait_for_timeout(500)
    return found


def _shorten(link: str) -> str:
    """An address without site, library folder and marked words."""
    path, _, anchor = link.partition("#")
    short = path.partition("?")[0].rpartition(".site/")[2]
    short = short.partition("//")[2].partition("/")[2] if "://" in short else short
    short = short.removeprefix("reference/libraries/")
    return f"{short}#{anchor}" if anchor else short


def main() -> int:
    """Look at every page."""
    shutil.rmtree(SITE / "looks", ignore_errors=True)
    (SITE / "looks").mkdir()
    handler = functools.partial(_Quiet, directory=str(SITE))
    server = _Server(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_address[1]}"
    pages = sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html"))
    wrong: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for path in pages:
            every = path in MAIN
            for scheme in ("light", "dark") if every else ("light",):
                for window in WINDOWS if every else ("wide",):
                    wrong += look(browser, base, path, scheme, window)
        wrong += search(browser, base)
        wrong += search(browser, SITE.as_uri())
        browser.close()
    print(*wrong, f"{len(pages)} pages, {len(wrong)} faults", sep="\n")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
