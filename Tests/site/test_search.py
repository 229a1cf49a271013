"""The search of every page: it answers words as the command line does, in a list."""

import json
import re
import shutil

import pytest
from program import answer
from search import MATCHES, PAGE, Search
from selenium.webdriver.common.keys import Keys
from shared import table_rows

# The first answer to each text, without a key press for each letter.
FIRST_NAMES = """
  return arguments[0].map((text) => globalThis.widgetsizeSearch.search(text).answers[0]?.name);
"""


# What is typed; the name, the note and the size of the first answer, where they do not change with new data; the end
# of its address.
ANSWERS = {
    # Devices
    "iPhone 16 Pro": ("iPhone 16 Pro", None, None, "devices/iphone-16-pro.html"),
    "iphone15plus": ("iPhone 15 Plus", None, None, "devices/iphone-15-plus.html"),
    "15 pro": ("iPhone 15 Pro", None, None, "devices/iphone-15-pro.html"),
    "pro 16": ("iPhone 16 Pro", None, None, "devices/iphone-16-pro.html"),
    "6+": ("iPhone 6 Plus", None, "", "devices/iphone-6-plus.html"),
    "iPhone14,5": ("iPhone 13", None, None, "devices/iphone-13.html"),
    "45 mm": ("Apple Watch Series 9 (45 mm)", None, None, "devices/apple-watch-series-9-45-mm.html"),
    "  i P A D  mini 6 ": ("iPad mini (6th generation)", None, None, "devices/ipad-mini-6.html"),
    "5.4": ("iPhone 13 mini", None, None, "devices/iphone-13-mini.html"),
    "393 x 852": ("iPhone 16", None, None, "devices/iphone-16.html"),
    "1125x2436": ("iPhone 13 mini", None, None, "devices/iphone-13-mini.html"),
    # Families, versions and settings
    "iphone 15 pro medium ios 17": ("iPhone 15 Pro", "Medium, iOS 17", "338 × 158", "devices/iphone-15-pro.html"),
    "medium iphone 15 pro from ios 26": ("iPhone 15 Pro", "Medium, iOS 27", "344.67 × 162.67", "devices/iphone-15-pro.html"),
    "iphone 15 pro medium ios 17+": ("iPhone 15 Pro", "Medium, iOS 27", "344.67 × 162.67", "devices/iphone-15-pro.html"),
    "iphone 15 pro medium ios 17 or later": ("iPhone 15 Pro", "Medium, iOS 27", "344.67 × 162.67", "devices/iphone-15-pro.html"),
    "ios 17 systemLarge iphone 15 pro": ("iPhone 15 Pro", "Large, iOS 17", "338 × 354", "devices/iphone-15-pro.html"),
    "iphone 12 mini small ios16": ("iPhone 12 mini", "Small, iOS 16", "155 × 155", "devices/iphone-12-mini.html"),
    "xr mittel ios 18": ("iPhone XR", "Medium, iOS 18", "360 × 169", "devices/iphone-xr.html"),
    "15 pro max ios 17 med": ("iPhone 15 Pro Max", "Medium, iOS 17", "364 × 170", "devices/iphone-15-pro-max.html"),
    "what is the size of the large widget on iphone 8 plus ios 16": (
        "iPhone 8 Plus", "Large, iOS 16", "348 × 357", "devices/iphone-8-plus.html"),
    "ipad air 11 m2 small ios 18": ("iPad Air 11-inch (M2)", None, "155 × 155", "devices/ipad-air-11-m2.html"),
    "iphone 17 live activity": ("iPhone 17", "Live Activity, Lock Screen, iOS ", None, "devices/iphone-17.html"),
    # Sizes: both sides, one, points, pixels, tenths
    "141x141": (None, None, "141 × 141", None),
    "360 × 379": ("iPhone 11", None, "360 × 379", None),
    "349,67 x 164,33": (None, "Medium, iOS ", "349.67 × 164.33", None),
    # Its screen has the size since iOS 14.
    "158x158 pt": ("iPhone 16e", "Small, iOS 18", "158 × 158", "devices/iphone-16e.html#size=small-ios18"),
    "349.7": (None, None, "349.67 × 164.33", None),
    "1049 px": (None, None, "349.67 × 164.33", None),
    "1014 x 474 px": (None, "Medium, iOS", "338 × 158", None),
    "1334": ("iPhone SE (3rd generation, 2nd generation)", None, None, "devices/iphone-se-3.html"),
    # Other things
    "3 rows of 44 small": ("Does it fit?", None, "", "fit.html#rows=3&row=44&family=systemSmall"),
    # Content of every kind, with its device.
    "3 rows of 30 header 20 medium iphone 15": (
        "Does it fit?", None, "", "fit.html#rows=3&row=30&header=20&device=iphone-15&family=systemMedium"),
    "how many rows of 44 fit in large": ("Does it fit?", None, "", "fit.html#rows=99&row=44&family=systemLarge"),
    "5 lines of footnote medium iphone 13 mini": (
        "Lines of text that fit", None, "", "fit.html#style=footnote&rows=5&device=iphone-13-mini&family=systemMedium"),
    "does 300 x 150 fit in medium on iphone se": (
        "Does it fit?", None, "", "fit.html#style=size&width=300&height=150&device=iphone-se-3&family=systemMedium"),
    "300x150 medium": ("Does it fit?", None, "", "fit.html#style=size&width=300&height=150&family=systemMedium"),
    "image 1000x500 small": (
        "Largest image", None, "", "fit.html#style=image&pixelWidth=1000&pixelHeight=500&family=systemSmall"),
    "364x170 medium": ("iPhone ", "Medium, iOS ", "364 × 170", None),
    "smallest large ios 18": (
        "Smallest size", "", "", "safe.html#family=systemLarge&os=18"),
    "how big is the smallest widget": ("Smallest size", "Medium on all devices from iOS ", None, "safe.html"),
    "smallest medium ipad": (
        "Smallest size", "Medium on all devices from iPadOS ", None, "safe.html#kind=pad&family=systemMedium"),
    "dynamic island expanded": (None, "Live Activity, Expanded Dynamic Island", None, "#live-activities"),
    "lock screen circular": (None, "Circular, iOS ", None, None),
    "ios 17 vs 18 large": ("Compare iPhone ", "Large", None, "&os=17,18"),
    "iphone 13 vs 15": ("Compare iPhone 13 and iPhone 15", "Medium", None, "compare.html#devices=iphone-13,iphone-15"),
    "15 pro ios 17 vs ios 18 large": ("Compare iPhone 15 Pro, iOS 17 and 18", "Large", "same size", "&os=17,18"),
    # Sources disagree about its Smart Stack.
    "watch ultra 3": ("Apple Watch Ultra 3", "Rectangular, on the watch face, watchOS ", "199 × 84.5", None),
    "FR1": (None, "Source FR1", "", "sources/index.html#fr1"),
    "frameup": (None, "Source FR", "", None),
    "figma": ("Templates", None, "", "templates/index.html"),
    "text size ax3": ("Lines of text that fit", None, "", "fit.html#style=body&text=ax3&family=systemMedium"),
    "xxl": ("Lines of text that fit", None, "", "fit.html#style=body&text=xxl&family=systemMedium"),
    "today text size ax3": ("Text sizes", None, "", "today/index.html#text-sizes"),
    "today widget landscape": ("Today extensions", None, "", "today/index.html"),
    # The newest model that ran the version.
    "today extension plus landscape": ("iPhone 7 Plus", "Today extension, landscape, iOS 10", "420 × 110", "#glance-414x736-3"),
    "iphone 4s today": ("iPhone 4s", "Today extension, portrait, iOS 8, derived", "272 × 353.5", "#glance-320x480-2"),
    "xr today landscape": ("iPhone XR", "Today extension, landscape, iOS 12, extrapolated", "110 high", "#glance-414x896-2"),
    "how many lines fit": ("Lines of text that fit", None, "", "fit.html#style=body&family=systemMedium"),
    "lines": ("Lines of text that fit", None, "", "fit.html#style=body&family=systemMedium"),
    "image size": ("Largest image", None, "", "fit.html#style=image&family=systemMedium"),
    "display zoom": ("iPhone ", "Medium, Display Zoom: Larger Text, iOS ", None, "#zoom-larger"),
    "rules": ("Rules", None, "", "rules.html"),
    "csv": ("All sizes as CSV", None, "CSV", "tables/widgetkit.csv"),
    "csv iphone 16 pro": ("iPhone 16 Pro", "All sizes as CSV", "CSV", "tables/widgetkit/402x874-3.csv"),
    "mac csv": ("Mac", "All sizes as CSV", "CSV", "tables/widgetkit/macos.csv"),
    "iphone 16 pro template": ("iPhone 16 Pro", "Templates", "ZIP", "templates/402x874-3.zip"),
    # Its sizes are not known in pixels.
    "iphone 8 plus template": ("iPhone 8 Plus", "Templates", "", "devices/iphone-8-plus.html"),
    # The page of a version is about the one before, too.
    "ios 26": ("What iOS 26 changed", None, "", "changes/ios-26.html"),
    "what changed ios 26": ("What iOS 26 changed", None, "", "changes/ios-26.html"),
    "ios 18 vs 26": ("What iOS 26 changed", None, "", "changes/ios-26.html"),
    "ios 27": ("What iOS 27 changed", None, "", "changes/ios-27.html"),
    "ios 26 vs 27": ("What iOS 27 changed", None, "", "changes/ios-27.html"),
    "fit": ("Does it fit?", None, "", "fit.html"),
    "lines of body text medium ax3": ("Lines of text that fit", None, "", "fit.html#style=body&text=ax3&family=systemMedium"),
    "lines of large title small": ("Lines of text that fit", None, "", "fit.html#style=large-title&family=systemSmall"),
    "dynamic island 15": (
        "iPhone 15", "Live Activity, Expanded Dynamic Island, iOS 27", "371 × 84 to 160", "#live-activities"),
    # The iPhone of the source is another one.
    "dynamic island 17": ("iPhone 17", "Live Activity, Expanded Dynamic Island, iOS 27, extrapolated", "371 × 84 to 160", None),
    "iphone 15 pro max live activity lock screen": ("iPhone 15 Pro Max", "Live Activity, Lock Screen, iOS ", None, None),
    "extra large upright iphone 16 pro": ("iPhone 16 Pro", "Extra large, upright, iOS 27", None, None),
    "2×2 iphone 15 ios 17": ("iPhone 15", "Small, iOS 17", "158 × 158", None),
    "content margins": ("iPhone ", "Content margin, medium, iOS ", "16", "#limits"),
    "corner radius": ("iPhone ", "Corner radius (large, iOS 26); nobody published it for iOS 27", "27.94", "#limits"),
    "corner radius iphone 16 pro": (
        "iPhone 16 Pro", "Corner radius (large, iOS 26); nobody published it for iOS 27", "27.94", "devices/iphone-16-pro.html#limits"),
    "ipad margin": ("iPad ", "Content margin, medium, as laid out, iPadOS ", "16", "#limits"),
    "iphone 16 margin": ("iPhone 16", "Content margin, medium, iOS ", "16", "devices/iphone-16.html#limits"),
    "gap": ("iPhone ", "Gap, iOS ", None, "devices/"),
    "spacing between widgets iphone 16 pro": ("iPhone 16 Pro", "Gap, iOS 26", "21 × 36.33", "devices/iphone-16-pro.html"),
    "iphone 8 plus gap": ("iPhone 8 Plus", "Gap, iOS 16", "34 × 37", "devices/iphone-8-plus.html"),
    # On the newest version the gap follows from the sizes, as it is drawn.
    "iphone 16 gap": ("iPhone 16", "Gap, iOS 27, by the sizes", "19.33 × 34.67", "devices/iphone-16.html"),
    "iphone 17e gap": ("iPhone 17e", "Gap, iOS 27, by the sizes", "18 × 34", "devices/iphone-17e.html"),
    # A watch shows Live Activities in its Smart Stack, a Mac has no known size of one.
    "watch series 10 live activity": ("Apple Watch Series 10 (42 mm)", "Live Activity, Smart Stack, watchOS ", "176 × 72.5", None),
    "mac live activity": ("Mac", "Live Activities", "", None),
    "standby": ("iPhone ", "Small, in StandBy, iOS 26, from screenshots", "362 × 362", "#standby"),
    "iphone 17 pro standby": ("iPhone 17 Pro", "Small, in StandBy, iOS 26", "362 × 362", "devices/iphone-17-pro.html#standby"),
    # Two devices without a word between them, and lists.
    "iphone 15 pro max 14 pro max": (
        "Compare iPhone 15 Pro Max and iPhone 14 Pro Max", "Medium", "same size",
        "compare.html#devices=iphone-15-pro-max,iphone-14-pro-max"),
    "iphone 15 17 large": ("Compare iPhone 15 and iPhone 17", "Large", None, "compare.html#devices=iphone-15,iphone-17"),
    "iphone 13 mini 15 medium ios 26": ("Compare iPhone 13 mini and iPhone 15", "Medium", "+11 × +3.67", "&os=26,26"),
    "ipad mini 6 and ipad mini 7": ("Compare iPad mini", None, None, "compare.html#devices=ipad-mini-6,ipad-mini-"),
    "iphone 13, 15 and 17 large": (
        "Compare iPhone 13, iPhone 15 and iPhone 17", "Large", None, "compare.html#devices=iphone-13,iphone-15,iphone-17"),
    # Display Zoom is of a model: this one lacks the setting that others with its screen have.
    "ipad a16 more space": ("iPad (A16)", None, "", "devices/ipad-a16.html"),
    "ipad air 11 m2 more space large": ("iPad Air 11-inch (M2)", "Large, ", None, "devices/ipad-air-11-m2.html#zoom-more-space"),
    "zoomed iphone 15 small ios 17": ("iPhone 15", "Small, Display Zoom: Larger Text, iOS 17", "141 × 141", None),
    # A device whose name goes on with a phrase, and two platforms.
    "iphone x large": ("iPhone X", "Large, iOS 16", "329 × 345", "devices/iphone-x.html"),
    "mac vs vision pro small": ("Compare Mac and Apple Vision Pro", "Small", "−6 × −6", "compare.html#devices=mac,apple-vision-pro"),
    "iphone 17 vs mac": ("Compare iPhone 17 and Mac", "Medium", "−5.67 × −0.33", "compare.html#devices=iphone-17,mac"),
    # Devices without a medium widget are compared by a family that both have; one without widgets is shown as it is.
    "watch series 9 45mm vs series 10 46mm": (
        "Compare Apple Watch Series 9 (45 mm) and Apple Watch Series 10 (46 mm)", "Rectangular", "+10 × ±0",
        "compare.html#devices=apple-watch-series-9-45-mm,apple-watch-series-10-46-mm"),
    "iphone 6 vs iphone 17": ("iPhone 6", None, "", "devices/iphone-6.html"),
    # All devices of a kind are one for each screen.
    "medium widget on every iphone": ("iPhone 18 Pro, 17", "Medium, iOS ", "349.67 × 164.33", None),
    # Pages
    "poster": ("Templates", None, "", "templates/index.html"),
    "fewest devices": ("Devices to look at", None, "", "safe.html#cover"),
    "what changed": ("What iOS 27 changed", None, "", "changes/ios-27.html"),
    "foldable iphone": ("iPhone Duo", None, "", "devices/iphone-duo-"),
    "swift": ("Sizes as code", None, "", "devices/index.html"),
    "design tokens": ("Design tokens", None, "TOKENS", "tables/tokens.json"),
    "evidence": ("Evidence", None, "", "evidence.html"),
    # A screen and a widget; models of a Mac; what nothing knows is left out.
    "1179x2556 small": ("iPhone ", "Small, iOS ", "162.67 × 162.67", None),
    "macbook pro m3 small": ("Mac", "Small, macOS ", "164 × 164", "devices/mac.html"),
    "iphone 15 xl": ("iPhone 15", "Extra large, upright, iOS ", None, None),
    "ipad mini 6 small lock screen": ("iPad mini (6th generation)", "Small, ", "133 × 133", None),
}


# What leads to the table of all sizes of its platform or kind, the last of the answers.
MATRICES = {"smart stack": "watch", "live activity": "live-activities", "ios 26 medium": "iphone", "ios 26": "iphone", "ipados 18": "ipad",
            "large ipad": "ipad", "every watch rectangular": "watch"}


@pytest.mark.parametrize("text", MATRICES)
def test_all_sizes_are_those_of_what_is_asked_for(asked, text):
    assert asked.answers(text)[-1]["page"].endswith(f"sizes/{MATRICES[text]}.html")


@pytest.mark.parametrize("text, folder", [("medium", "medium"), ("systemLarge", "large"), ("lock screen circular", "circular")])
def test_a_family_has_its_page_before_all_sizes(asked, text, folder):
    assert asked.answers(text)[-2]["page"].endswith(f"{folder}/index.html")


def test_nickname_finds_all_models_of_a_series_and_then_others(asked):
    phones = ["iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone SE"]
    names = asked.names("se")
    assert names[:3] == phones and all(name.startswith("Apple Watch SE") for name in names[3:])


def test_versions_of_one_size_are_one_answer(asked):
    _, compared, size, *others = asked.answers("ios 26 vs 27")
    assert compared["size"] == "same size" and size["note"] == "Medium, iOS 26, 27"
    assert not any("±0" in one["size"] for one in others)


@pytest.mark.parametrize("text", ["medium", "ios 27", "medium large"])
def test_a_device_that_stands_for_others_names_them(website, asked, text):
    """Those that the first row of the home page names."""
    answers = asked.answers(text)
    asked.browser.open(website.address("index.html"))
    heading = asked.browser.run("return document.querySelector('.sizes tbody th').innerText")
    assert any(one["name"] == heading for one in answers), heading


def test_today_extensions_of_a_list_are_those_with_a_number(asked):
    found = asked.answers("today extension plus landscape")
    assert len(found) > 3 and all(one["size"] or one["name"] == "Today extensions" for one in found)


def test_models_of_one_name_are_told_with_all_families(asked):
    found = asked.answers("ipad pro 13")
    assert len(found) > 4 and {one["name"] for one in found} == {"iPad Pro 13-inch (M5, M4)"}


def test_margin_is_told_of_each_kind_of_device(asked):
    sizes = [one["name"].split()[0] for one in asked.answers("margin") if one["size"]]
    assert set(sizes) == {"iPhone", "iPad", "Apple"} and sizes[0] == "iPhone"


@pytest.mark.parametrize("text", ANSWERS)
def test_first_answer(asked, text):
    name, note, size, address = ANSWERS[text]
    answers = asked.answers(text)
    assert answers, asked.message()
    assert asked.message() == ""
    first = answers[0]
    assert name is None or first["name"].startswith(name)
    assert note is None or first["note"].startswith(note)
    assert size is None or first["size"] == size
    assert address is None or first["page"].endswith(address) or address in first["page"]


# What all answers must have in their names, or in notes.
ALL = {
    # The first letters of a word, and of several without blanks.
    "16promax": ["iPhone 16 Pro Max"],
    "iphone 7 p": ["iPhone 7 Plus"],
    # Models of one name with one answer.
    "se 202": ["iPhone SE (3rd generation, 2nd generation)"],
    "ipad 13": ["iPad Air 13-inch (M4, M3, M2)", "iPad Pro 13-inch (M5, M4)"],
    "phone 16 pl": ["iPhone 16 Plus"],
    "iphone 6": ["iPhone 6", "iPhone 6 Plus", "iPhone 6s", "iPhone 6s Plus"],
    "watch 12": ["Apple Watch Series 12 (42 mm)", "Apple Watch Series 12 (46 mm)"],
    # A series without a number: its newest model first.
    "iphone se": ["iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone SE"],
    # An identifier begins with its first letter, and has a comma.
    "iphone17,": ["iPhone 16e", "iPhone 16", "iPhone 16 Plus", "iPhone 16 Pro", "iPhone 16 Pro Max"],
    "iPhone 9,": ["iPhone 7", "iPhone 7 Plus"],
    "watch6,18": ["Apple Watch Ultra"],
    "iPhone17.2": ["iPhone 16 Pro Max"],
    # A number with a decimal is a diagonal: of the device, or of its screen.
    "5,4 inch": ["iPhone 13 mini", "iPhone 12 mini"],
    "5.4-inch": ["iPhone 13 mini", "iPhone 12 mini"],
    "sketch template": ["Templates"],
    "7.9": ["iPad mini (5th generation)", "iPad mini 4", "iPad mini 3", "iPad mini 2", "iPad mini"],
    "iphone 6.1 pro": ["iPhone 15 Pro", "iPhone 14 Pro", "iPhone 13 Pro", "iPhone 12 Pro"],
}


def test_search_finds_what_was_asked_for_and_nothing_else(asked):
    for text, names in ALL.items():
        assert asked.names(text) == names, text


# What has no answer: ways on, and what is said of it.
NOTHING = {
    "iphone 19": "No iPhone 19. Newest: iPhone ",
    "iphone 3": "No iPhone 3. Newest: iPhone ",
    "iphone 20": "No iPhone 20. Newest: iPhone ",
    "iphone77": "No iPhone 77. Newest: iPhone ",
    "iphone 1 pro": "No iPhone 1 pro. Newest: iPhone ",
    "iphone17,9": "No iPhone ",
    "ipad mini 77": "No iPad Mini 77. Newest: iPad",
    "watch 77": "No Apple Watch 77. Newest: Apple Watch ",
    "iphone 99 large": "No iPhone 99. Newest: iPhone ",
    "17,9": "No",
    "16.9": "No",
    "ios 20": "No sizes of iOS 20. Newest: iOS ",
    "watchos 15": "No sizes of watchOS 15. Newest: watchOS ",
    "tv": "tvOS has no widgets.",
    # What leaves something out is not passed over.
    "iphone 17 except small": "No iPhone ",
    "medium without small": "Nothing matches",
    "pixel 10a": "Only Apple devices are covered.",
    "how many characters": "How many characters fit depends on the font and the text.",
    "1049x493 pt": "No widget and no screen has the size",
    "350x164 px": "No widget and no screen has the size",
    "903 x 17": "No widget and no screen has the size",
    "no such device": "Nothing matches “no such device”.",
    "hello": "Nothing matches “hello”.",
}


def test_text_without_an_answer_says_so_and_offers_ways_on(asked):
    for text, message in NOTHING.items():
        assert asked.names(text) == ["Devices", "All sizes", "Measure a size"], text
        assert asked.message().startswith(message), text
        assert asked.status() == asked.message(), text
    assert asked.answers(" ") == [] and asked.status() == "" and not asked.is_open()


def test_place_without_widgets_is_told_beside_what_is_there(asked):
    for text in ("carplay", "carplay iphone 16"):
        assert asked.answers(text)[0]["size"] == "240 × 78, 240 × 100, 170 × 78"
        assert asked.message().startswith("No source states the size of a widget in CarPlay")


def test_words_that_nothing_knows_are_left_out(asked):
    assert asked.names("iphone 15 medium react native")[0] == "iPhone 15"
    assert asked.message() == "Not understood: react, native"
    assert asked.names("medium gradient")[0].startswith("iPhone ") and asked.message() == "Not understood: gradient"


def test_what_changes_no_size_is_said(asked):
    assert asked.names("iphone 16 medium tinted")[0] == "iPhone 16"
    assert asked.message().startswith("The tables have one size of a widget for every look")
    first = asked.answers("tinted")[0]
    assert first["note"].startswith("Medium, iOS ") and first["size"]


def test_enter_opens_no_way_on(search):
    search.answers("iphone 19")
    assert search.is_open() and search.selected_place() is None
    address = search.browser.driver.current_url
    search.press(Keys.ENTER)
    assert search.browser.driver.current_url == address
    search.press(Keys.ARROW_DOWN)
    assert search.selected_place() == 0


MISTYPED = {
    "iphnoe 15": "iphone 15", "ipohne 13 mini": "iphone 13 mini", "ipad rpo 13": "ipad pro 13", "iphon 15 medum": "iphone 15 medium",
    "templete": "template", "wtach ultra": "watch ultra",
}


def test_typing_mistake_is_read_as_what_is_near(asked):
    for text, meant in MISTYPED.items():
        right = asked.names(meant)
        assert asked.names(text) == right, text
        assert asked.message() == f"Answers for “{meant}”"


def test_last_number_may_lack_a_digit(asked):
    names = asked.names("iphone 1")
    assert len(names) == 7
    assert all(name.startswith("iPhone 1") for name in names)


def test_long_text_has_no_answer(search):
    search.browser.run(
        """
        const field = document.querySelector('.search input');
        field.value = 'iphone '.repeat(100000);
        field.dispatchEvent(new Event('input'));
        """)
    assert search.message() == "This is too long."


def test_every_name_that_the_program_knows_finds_its_device(website, asked):
    devices = json.loads(answer("list", "devices", "--json"))["devices"]
    known = {}
    for device in devices:
        for name in [device["name"], *device["also"]]:
            known.setdefault(name, device["name"])
    assert len(known) > 250
    found = asked.browser.run(FIRST_NAMES, list(known))
    others = {name: first for name, first in zip(known, found) if first != known[name]}
    # The name of a first model is that of a series, too.
    assert all(not any(letter.isdigit() for letter in name) for name in others), others
    assert all(known[name] in asked.names(name) or first.startswith(known[name].split(" (")[0])
               for name, first in others.items()), others


def test_every_phrase_of_the_command_line_means_something(asked):
    unread = asked.browser.run("""
      const lines = globalThis.widgetsizeWords.phrases.split("\\n").map((line) => line.split("|"));
      return lines.filter(([meaning]) => !["filler", "versus", "uncovered", "restriction"].includes(meaning))
        // `when did` asks about what follows it.
        .filter(([meaning, value]) => value !== "history")
        .flatMap(([meaning, value, ...phrases]) => phrases.reduce((all, phrase) =>
          [...all, phrase.replace(/^[A-Z]/, (sign) => all.at(-1).slice(0, sign.charCodeAt(0) - 64))], []))
        .map((phrase) => [phrase, globalThis.widgetsizeSearch.search(phrase)])
        // Of some versions nobody published a size.
        .filter(([, found]) => found.isMissing && !found.message.startsWith('No sizes of '))
        .map(([phrase]) => phrase);
    """)
    assert unread == []


@pytest.fixture
def long_list(website, tmp_path):
    """The address of a page with thousands more devices."""
    shutil.copytree(website.folder / "assets", tmp_path / "assets")
    index = tmp_path / "assets" / "search-index.js"
    more = "".join(f"\\nPhone {n}|phone-{n}|0|18-27|Alias {n}" for n in range(5000))
    text = index.read_text(encoding="utf-8")
    index.write_text(f"{text}globalThis.widgetsizeIndex.devices += '{more}';\n", encoding="utf-8")
    shutil.copy(website.folder / PAGE, tmp_path)
    return (tmp_path / PAGE).as_uri()


def test_first_key_in_a_long_list_finds_the_newest(browser, long_list):
    browser.open(long_list)
    browser.run_async(
        """
        const field = document.querySelector('.search input');
        field.focus();
        field.value = 'Alias 4999';
        field.dispatchEvent(new Event('input'));
        const look = () => document.querySelector('.search [role=option]') ? done() : setTimeout(look, 20);
        look();
        """)
    assert browser.run(MATCHES)[0]["texts"][0] == "Phone 4999"
    assert Search(browser).names("iPhone 16 Pro")[0] == "iPhone 16 Pro"


def test_answer_shows_the_size_that_the_program_gives(asked):
    first = asked.answers("iPhone 16 Pro")[0]
    cells = json.loads(answer(
        "query", "--device", "iPhone 16 Pro", "--family", "systemMedium", "--variant", "icons-small",
        "--json"))["cells"]
    points = [round(cells[0][side]["value"], 2) for side in ("width", "height")]
    pixels = [round(cells[0][side]["value"] * 3) for side in ("width", "height")]
    assert first["texts"] == [
        "iPhone 16 Pro", "{:g} × {:g}".format(*points), f"Medium, iOS {cells[0]['os']}", "{} × {} px".format(*pixels)]


def test_answer_shows_no_size_of_a_version_that_the_device_does_not_run(asked):
    # Its screen is that of iPhones with iOS 16.
    assert asked.answers("iPhone 6 Plus")[0]["texts"][1:] == ["", "414 × 736 pt, @3x", "before WidgetKit"]


def test_size_names_a_device_that_runs_a_version_with_it(asked):
    found = {match["name"]: match["note"] for match in asked.answers("364x170")}
    assert found["iPhone 16 Pro Max"] == "Medium, iOS 18"
    assert "iPhone 18 Pro Max" not in found


def test_size_names_the_other_devices_that_have_it(asked):
    name = asked.answers("402x874")[0]["name"]
    models = [row["name"] for row in json.loads(answer("list", "devices", "402x874", "--json"))["devices"]]
    [size] = [match["name"] for match in asked.answers("349.67x164.33") if match["name"].startswith(name)]
    assert 1 < len(models) < 5 and set(size.removeprefix("iPhone ").split(", ")) == {model.removeprefix("iPhone ") for model in models}


@pytest.mark.parametrize("text", ["smallest medium", "smallest small ios 17", "smallest extra large", "smallest rectangular watch",
                                  "smallest large ipad", "smallest circular", "smallest widget"])
def test_the_smallest_size_is_that_of_its_page(website, search, text):
    first = search.answers(text)[0]
    assert first["name"] == "Smallest size" and first["sizeNote"] == "points"
    search.browser.open(website.address(first["page"].partition("#")[0]) + "#" + first["page"].partition("#")[2])
    page = search.browser.run("return [document.querySelector('.answer').textContent, document.title]")
    assert page[0] == f"{first['size']} pt"
    family, version = re.match("(.*) on all .* from (.*)", first["note"]).groups()
    assert page[1].startswith(f"The smallest {family.lower()} widget of all ") and version in page[1]


def test_an_orientation_changes_no_size_of_a_widget(asked):
    """As on the command line."""
    said = "Nobody published sizes in landscape; for Today extensions add “today”."
    for text, note in {"ipad pro 11 landscape": "Small, ", "iphone 16 medium landscape": "Medium, iOS ", "ipad landscape": "",
                       "landscape": "Medium, iOS ", "iphone 7 plus landscape": ""}.items():
        first = asked.answers(text)[0]
        assert first["size"] and not first["note"].startswith("Today"), text
        assert first["note"].startswith(note) or text == "ipad pro 11 landscape", text
        assert asked.message() == said, text
    # A device without widgets has nothing else.
    first = asked.answers("iphone 6 plus landscape")[0]
    assert first["note"].startswith("Today extension, landscape")


def test_no_answer_comes_twice(asked):
    for text in ("spacing between widgets", "gap", "what changed", "corner radius", "landscape", "smallest medium"):
        found = [tuple(one["texts"]) for one in asked.answers(text)]
        assert len(found) == len(set(found)) > 1, text


def test_a_today_extension_is_that_of_a_version_that_the_device_ran(asked):
    """The screen of an iPhone 13 mini is that of an iPhone X."""
    runs = {row["name"]: (int(row["os_first"]), int(row["os_last"] or 99)) for row in table_rows("devices") if row["os_first"]}
    told = 0
    for text in ("iphone 13 mini today", "iphone 11 today", "iphone se 3 today", "iphone 8 plus today", "ipad mini 5 today", "iphone x today"):
        for one in asked.answers(text):
            version = re.search(r"Today extension, .*iOS (\d+)", one["note"])
            if version and one["name"] in runs:
                first, last = runs[one["name"]]
                assert first <= int(version[1]) <= last, (text, one["texts"])
                told += 1
    assert told > 2


def test_a_file_is_saved_under_the_name_that_pages_give_it(website, asked):
    for text, page in {"iphone 17 pro template": "devices/iphone-17-pro.html", "csv iphone 17 pro": "devices/iphone-17-pro.html",
                       "csv": "index.html"}.items():
        href = asked.answers(text)[0]["page"]
        name = asked.browser.run("return document.querySelector('.search [role=option]').download")
        assert re.search(rf'href="[./]*{re.escape(href)}" download="{re.escape(name)}"', website.text(page)), (text, name)


def test_a_gap_is_that_of_the_drawing(website, asked):
    found = 0
    for path in website.ending(".html"):
        drawn = re.search(r'<desc id="home-screen-ios\d+-description">[^<]*?([\d.]+) points between columns, ([\d.]+) points between rows', website.text(path))
        if path.startswith("devices/iphone") and drawn:
            name = re.search(r"<h1[^>]*>([^<]*)", website.text(path))[1]
            assert " × ".join(drawn.groups()) in [one["size"] for one in asked.answers(f"{name} gap")], name
            found += 1
    assert found > 15
