"""Checks the built site in headless Chromium: `nox -s look`.

Every page is opened in the light theme, and the main pages also in the dark theme and in a narrow window. The
exit status is 1 if

- the browser's console contains an error or a warning,
- a request fails or is sent to a different machine,
- a page is wider than its window,
- a plot, picture or table has a horizontal scroll bar, or
- the first two results of a search do not contain the expected page.

Screenshots of the main pages are saved in .site/looks.
"""

from __future__ import annotations

import functools
import http.server
import itertools
import shutil
import sys
import threading
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, sync_playwright

SITE = Path(__file__).resolve().parents[1] / ".site"
MAIN = (
    "index.html",
    "tutorials/first_kernel.html",
    "howto/not_found.html",
    "explanation/comparison.html",
    "reference/python/kernels.html",
    "reference/libraries/driver.html",
    "reference/libraries/npp_nppial_1.html",
    "reference/commands.html",
    "benchmarks.html",
)
# Search term -> the address of an expected result, as `_shorten` returns it.
SEARCHES = {
    "cuMemAlloc": "driver.html#cuMemAlloc",
    "cuLaunchKernel": "driver.html#cuLaunchKernel",
    "cuMemAllocAsync": "driver.html#cuMemAllocAsync",
    "cudaMalloc": "runtime.html#cudaMalloc",
    "nppiAdd_16s_C3R": "npp_nppial_1.html#operation-nppiAdd",
    "RawKernel": "howto/coming_from.html",
    "mock": "howto/coming_from.html",
    "CUDASIM": "howto/coming_from.html",
    "CI without a GPU": "howto/testing.html",
    "CUDYN_ARCH": "howto/install.html",
    "NCCL": "nccl.html",
    "race": "howto/cpu.html",
    "elapsed time": "howto/launch.html",
    "pinned memory": "howto/memory.html",
    "jupyter": "howto/notebooks.html",
    "nvtx": "howto/profile.html",
}
WINDOWS = {"wide": (1400, 900), "narrow": (360, 780)}  # name -> width and height in pixels
# A script that returns the text of each plot, picture and table with a horizontal scroll bar.
SCROLLED = """[...document.querySelectorAll(".plot, .md-typeset__scrollwrap, .md-typeset img")]
    .filter(element => element.scrollWidth > element.clientWidth + 2)
    .map(element => element.textContent.slice(0, 60))"""


class _QuietHandler(http.server.SimpleHTTPRequestHandler):
    """A request handler that does not print a line for each request."""

    def log_message(self, *_: object) -> None:
        """Print nothing. The base class calls this method for each request."""


class _Server(http.server.ThreadingHTTPServer):
    """An HTTP server for the built site."""

    def handle_error(self, *_: object) -> None:
        """Ignore broken connections, which occur if a page is closed before it is loaded."""


def look(browser: Browser, base: str, path: str, scheme: str, window: str) -> list[str]:
    """Open a page, take a screenshot if it is a main page, and return a description of each fault.

    Args:
        browser: The browser that opens the page.
        base: The address of the site, without a slash at the end.
        path: The path of the page below `base`.
        scheme: The color scheme, "light" or "dark".
        window: The name of a window size in WINDOWS.
    """
    width, height = WINDOWS[window]
    context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": height})
    page = context.new_page()
    faults: list[str] = []
    _record_faults(page, base, faults)
    # A long timeout, in milliseconds, because loading can be slow while the machine is busy.
    page.goto(f"{base}/{path}", wait_until="load", timeout=600_000)
    if page.evaluate("document.documentElement.scrollWidth") > width:
        faults.append("wider than its window")
    if not path.startswith("maintainers/"):  # reports for maintainers have wide tables
        faults += [f"scrolls sideways: {element!r}" for element in page.evaluate(SCROLLED)]
    if path in MAIN:
        name = path.removesuffix(".html").replace("/", "-")
        page.screenshot(path=str(SITE / "looks" / f"{name}-{scheme}-{window}.png"))
    context.close()
    return [f"{path} ({scheme}, {window}): {fault}" for fault in faults]


def _record_faults(page: Page, base: str, faults: list[str]) -> None:
    """Add a description of each error, warning and wrong request of a page to a list, as they occur.

    Args:
        page: The page, which has not been loaded yet.
        base: The address of the site. Requests to any other address are faults.
        faults: The list to which the descriptions are added.
    """

    def check_message(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            faults.append(message.text)

    def check_request(request: Request) -> None:
        if not request.url.startswith((base, "data:")):
            faults.append(f"leaves: {request.url}")

    page.on("console", check_message)
    page.on("request", check_request)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("requestfailed", lambda request: faults.append(f"failed: {request.url}"))


def search(browser: Browser, base: str) -> list[str]:
    """Search for each term in SEARCHES, and return a description of each fault.

    Args:
        browser: The browser in which the searches run.
        base: The address of the site, either on the server or a file:// address.
    """
    page = browser.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"{base}/index.html", wait_until="load")
    for term, expected in SEARCHES.items():
        page.fill(".md-search__input", "")
        page.click(".md-search__input")
        page.keyboard.type(term)
        results = read_results(page, expected)
        if expected not in results:
            faults.append(f"{base}: a search for {term} does not find {expected} first, but {results}")
    page.close()
    return faults


def read_results(page: Page, expected: str) -> list[str]:
    """Wait up to 30 seconds for the expected result of a search, and return the first two results."""
    results: list[str] = []
    for _ in range(60):  # every half second
        links = page.eval_on_selector_all(
            ".md-search-result__link", "links => links.slice(0, 2).map(link => link.href)"
        )
        results = [_shorten(link) for link in links]
        if expected in results:
            break
        page.wait_for_timeout(500)
    return results


def _shorten(link: str) -> str:
    """Shorten the address of a search result.

    Removes the site's address, the directory of the libraries' pages, and the query, which contains the words
    to highlight.
    """
    path, _, anchor = link.partition("#")
    without_query, _, _ = path.partition("?")
    _, _, short = without_query.rpartition(".site/")  # for file:// addresses
    if "://" in short:  # for addresses on the server
        _, _, host_and_path = short.partition("//")
        _, _, short = host_and_path.partition("/")
    short = short.removeprefix("reference/libraries/")
    return f"{short}#{anchor}" if anchor else short


def main() -> int:
    """Check all pages, and searches through HTTP and in local files. Print a list of the faults.

    Returns:
        1 if there is a fault, or 0 otherwise.
    """
    shutil.rmtree(SITE / "looks", ignore_errors=True)
    (SITE / "looks").mkdir()
    handler = functools.partial(_QuietHandler, directory=str(SITE))
    server = _Server(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_address[1]}"
    pages = sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html"))
    faults: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for path in pages:
            if path not in MAIN:
                faults += look(browser, base, path, "light", "wide")
                continue
            for scheme, window in itertools.product(("light", "dark"), WINDOWS):
                faults += look(browser, base, path, scheme, window)
        faults += search(browser, base)
        faults += search(browser, SITE.as_uri())
        browser.close()
    print(*faults, f"{len(pages)} pages, {len(faults)} faults", sep="\n")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
