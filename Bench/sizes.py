"""Times how long the page of sizes takes until its tables can be worked with, beside that of version 1.

Usage: sizes.py SITE

Prints the seconds of CPU that the browser spends on each until its scripts have run and what they made
is laid out, for each of some addresses. Seconds on the clock would count what else the machine does.
"""

import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

BENCH = Path(__file__).resolve().parent
sys.path.insert(0, str(BENCH.parent / "Tests" / "site"))

from browser import Browser  # noqa: E402

# The page of commit 2d907a7 with its styles and scripts.
VERSION_1 = BENCH / "version-1.tar.gz"
ADDRESSES = ["", "#mode=legacy", "#device=iphone7&os=10"]
RUNS = 5

LAY_OUT = "return document.documentElement.getBoundingClientRect().height"


def spent(browser):
    """The seconds that the page's own thread has computed."""
    metrics = browser.driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")


def ready(browser, address):
    """The seconds until the page is ready, loaded anew."""
    browser.open("about:blank")
    before = spent(browser)
    browser.open(address)
    browser.run(LAY_OUT)
    return spent(browser) - before


def main(site):
    with TemporaryDirectory() as folder, Browser() as browser:
        with tarfile.open(VERSION_1) as archive:
            archive.extractall(folder, filter="data")
        browser.emulate()
        browser.driver.execute_cdp_cmd("Performance.enable", {"timeDomain": "threadTicks"})
        pages = [Path(place, "matrix.html").resolve().as_uri() for place in (site, folder)]
        for address in ADDRESSES:
            # In turn, so that both have the same of what else the machine does; the least counts.
            times = [[ready(browser, page + address) for page in pages] for _ in range(RUNS)]
            print(*map(min, zip(*times)), f"matrix.html{address}", sep="\t", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
