"""Times the page of sizes until its tables can be used, beside the page of version 1.

Usage: sizes.py SITE

For each address, prints the CPU seconds that the browser spends on each page until its scripts have run and
the layout is complete: the median of many loads, and the range that half of them are in. Elapsed seconds would
include other work of the machine.
"""

import statistics
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
RUNS = 25

LAY_OUT = "return document.documentElement.getBoundingClientRect().height"


def spent(browser):
    """The CPU seconds of the page's thread so far."""
    metrics = browser.driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")


def ready(browser, address):
    """Loads the page, and returns the CPU seconds until it is ready."""
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
        pages = [path.resolve().as_uri()
                 for path in (Path(site, "sizes", "iphone.html"), Path(folder, "matrix.html"))]
        for address in ADDRESSES:
            # The pages alternate, so that other work affects both alike.
            times = [[ready(browser, page + address) for page in pages] for _ in range(RUNS)]
            quartiles = [statistics.quantiles(each) for each in zip(*times)]
            medians = [middle for _, middle, _ in quartiles]
            spread = " and ".join(f"{low:.3f} to {high:.3f}" for low, _, high in quartiles)
            print(*medians, spread, f"sizes{address}", sep="\t", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
