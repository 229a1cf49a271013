"""The page that tells whether content fits, for sizes, images and Live Activities."""

import json

import pytest
from program import answer
from test_fit import status

# The lines of the answer: the head, and the text of each cell without its label.
LINES = """
const heads = [...document.querySelectorAll(".result thead tr > *")].map((head) => head.textContent);
const rows = [...document.querySelectorAll(".result tbody tr")].map((row) =>
  [...row.cells].map((cell) => [...cell.childNodes].filter((node) => node.className !== "label")
    .map((node) => node.textContent).join("").trim()));
return rows.map((row) => Object.fromEntries(row.map((text, place) => [heads[place], text])));
"""


def cells_of(*options):
    return json.loads(answer("fit", *options, "--json"))["cells"]


def told(fits, cut, unknown, what, whole="fits", less="is cut off"):
    """What the page says of so many cases, those in which all is seen first."""
    return (f" {whole} in {fits} of {fits + cut + unknown} cases" + (f" and {less} in {cut}" if cut else "") + "."
            + (f" For {unknown} no source has the {what}." if unknown else ""))


# What is entered of a size; the kind of device and the choice of widgets, and the options of the program that say the
# same.
SIZES = [
    ("width=140&height=50", "kind=watch&family=accessoryRectangular&os=26",
     "--content-width 140 --content-height 50 --platform watchOS --family rectangular --os 26+"),
    ("width=300", "kind=phone&family=systemMedium&os=17", "--content-width 300 --platform iOS --family medium --os 17+"),
    ("height=150.5", "kind=pad&family=systemSmall&os=26", "--content-height 150.5 --platform iPadOS --family small --os 26+"),
    ("width=320&height=150", "device=iphone-16-pro&family=systemMedium&os=18",
     "--content-width 320 --content-height 150 -d iPhone,16,Pro --family medium --os 18+"),
]


@pytest.mark.parametrize("entered, choice, options", SIZES)
def test_sizes_are_judged_as_by_the_program(website, browser, entered, choice, options):
    browser.open(website.address("fit.html") + f"#style=size&{entered}&{choice}&setting=all")
    options = [option.replace("iPhone,16,Pro", "iPhone 16 Pro") for option in options.split()]
    cells = [cell for cell in cells_of("--kind", "widgetkit", *options) if cell["verdict"] != "not-applicable"]
    cut = [cell for cell in cells if cell["verdict"] == "cut-off"]
    unknown = [cell for cell in cells if cell["verdict"] == "unknown"]
    fits = len(cells) - len(unknown) - len(cut)
    assert status(browser) == "The content" + told(fits, len(cut), len(unknown), "size")
    excess = [cell.get("tooWide") or 0 for cell in cells] if "width" in entered else []
    heights = [cell["tooHigh"] if "tooHigh" in cell else cell["cutOff"] for cell in cells] if "height" in entered else []
    found = browser.run(LINES)
    for head, wanted in (("Too wide by", excess), ("Too high by", heights)):
        shown = [0 if line[head] == "–" else float(line[head]) for line in found if head in line]
        assert max(shown, default=0) == pytest.approx(max((one for one in wanted if one), default=0), abs=0.01)


@pytest.mark.parametrize("entered, choice, options", [
    ("pixelWidth=1024&pixelHeight=1024", "kind=phone&family=systemSmall&os=17", "--image 1024x1024 --platform iOS --family small --os 17+"),
    ("pixelWidth=1600&pixelHeight=900", "kind=pad&family=systemMedium&os=17", "--image 1600x900 --platform iPadOS --family medium --os 17+"),
    ("", "kind=watch&family=accessoryCircular&os=26", "--image most --platform watchOS --family circular --os 26+"),
])
def test_images_are_judged_as_by_the_program(website, browser, entered, choice, options):
    browser.open(website.address("fit.html") + f"#style=image&{entered}&{choice}&setting=all")
    cells = [cell for cell in cells_of(*options.split()) if cell["verdict"] != "not-applicable"]
    known = [cell for cell in cells if cell["largestImage"]]
    images = {"{widthPx} × {heightPx}".format(**cell["largestImage"]) for cell in known}
    assert {line["Largest image"] for line in browser.run(LINES)} == images
    smallest = min((cell["largestImage"] for cell in known), key=lambda image: image["widthPx"])
    refused = sum(cell["verdict"] in ("refused", "uncertain") for cell in known)
    big = browser.run("return document.querySelector('.answer').textContent")
    if entered:
        words = told(len(known) - refused, refused, len(cells) - len(known), "limit", "is accepted", "is not accepted")
        assert status(browser).endswith("pixels" + words)
    if refused or not entered:
        assert big == "{widthPx} × {heightPx} pixels".format(**smallest)
    else:
        assert big == "It fits"


@pytest.mark.parametrize("height", [60, 75, 150, 161])
def test_live_activities_are_judged_in_every_place_as_by_the_program(website, browser, height):
    browser.open(website.address("fit.html") + f"#style=size&height={height}&kind=activity")
    cells = [cell for cell in cells_of("--content-height", str(height), "live", "activity")
             if cell["verdict"] != "not-applicable"]
    cut = sum(cell["verdict"] == "cut-off" for cell in cells)
    unknown = sum(cell["verdict"] == "unknown" for cell in cells)
    assert status(browser) == "The content" + told(len(cells) - unknown - cut, cut, unknown, "size")
    names = {"lockScreen": "Lock Screen", "expanded": "Expanded Dynamic Island", "smartStack": "Smart Stack", "carPlay": "CarPlay"}
    worst = {}
    for cell in cells:
        if cell["cutOff"] is not None:
            worst[names[cell["family"]]] = max(worst.get(names[cell["family"]], 0), cell["cutOff"])
    found = {}
    for line in browser.run(LINES):
        over = 0 if line["Too high by"] == "–" else float(line["Too high by"])
        found[line["Place"]] = max(found.get(line["Place"], 0), over)
    assert found == worst
    big = browser.run("return document.querySelector('.answer').textContent")
    assert big == "It fits" if not any(worst.values()) else all(name in big for name, over in worst.items() if over)
