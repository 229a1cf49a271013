"""What people come for, each from the home page: at most two actions, and the answer on the first screen. An action is a
click, Enter or a choice; typing is none."""

from typing import NamedTuple

import pytest
from search import Search
from selenium.webdriver.common.keys import Keys

from browser import NARROW

WIDE = (1280, 800)


class Task(NamedTuple):
    """What is typed into the search, whether its first answer is opened, what is clicked then, and what is seen."""

    typed: str
    seen: list
    opens: bool = True
    clicks: list = []


# The number of a medium widget in the first table.
MEDIUM = "td[data-w='1049'][data-h='493'] .pt a"
TASKS = {
    "medium of a 16 Pro in pixels": Task("iphone 16 pro medium", ["1049 × 493 px"], opens=False),
    "iOS 26 against 27": Task("ios 26 vs 27", ["What iOS 27 changed", "New: extra large, upright"]),
    "smallest medium since iOS 17": Task("smallest medium ios 17", ["319 × 146"]),
    "template at the right scale": Task("", ["iPhone 16 Pro"], clicks=[".verbs a[href='templates/index.html']"]),
    "highest Live Activity of an iPhone 17": Task("iphone 17 live activity", ["84 to 160"], opens=False),
    "large on an iPad Pro 13": Task(
        "ipad pro 13 m5", ["378.5 × 378.5", "Nobody has published the size to which iPadOS scales it"]),
    "rectangular on a Watch Ultra, in both places": Task("watch ultra 3", ["199 × 84.5", "197 × 84"]),
    "iPhone 15 against 17": Task("iphone 15 vs 17", ["+5 × +1.67"]),
    "3 rows of 44 in a small widget": Task("3 rows of 44 small", ["2 of 3 rows"]),
    "lines of body text, medium, AX3": Task("lines of body text medium ax3", ["2 of 3 lines"]),
    "Today extension on a Plus in landscape": Task("today extension plus landscape", ["420 × 110", "to 352 high"], opens=False),
    "who measured it": Task("iphone 16 pro medium", ["Measured by Ryan Lintott"], clicks=[MEDIUM]),
    "a link to one number": Task("iphone 16 pro medium", ["Copy link"], clicks=[MEDIUM]),
    "one device as CSV": Task("csv iphone 16 pro", ["All sizes as CSV", "saves the file"], opens=False),
    # Written down before the site was opened.
    "medium of a 13 mini set to Larger Text": Task("iphone 13 mini larger text medium", ["Display Zoom: Larger Text", "291.67 × 141"], opens=False),
    "large of an iPhone 17 to copy": Task("iphone 17", ["349.67 × 365"], clicks=["td[data-w='1049'][data-h='1095'] button"]),
    "the fewest iPhones that show every medium size": Task("fewest devices medium", ["devices show all", "Sizes it adds"]),
    "small on a Mac beside Vision Pro": Task("mac vs vision pro small", ["Mac164 × 164", "Apple Vision Pro158 × 158"], opens=False),
    "medium on every iPhone, with what Apple says": Task(
        "medium on every iphone", ["16 Pro349.67 × 164.33", "Medium on every device"], opens=False),
    "what the margins leave of a medium widget": Task("iphone 16 pro medium content size", ["content 317.67 × 132.33"]),
    "the largest image in a large widget": Task("iphone se 3 large image", ["1338 × 1334"]),
    "rectangular of a Lock Screen as a template": Task("iphone 17 rectangular", ["148 × 58", "SVG"]),
    "a watch of 45 mm beside one of 46": Task("watch series 9 45mm vs series 10 46mm", ["+10 × ±0"]),
    "content of 300 × 150 in a medium widget of an iPhone SE": Task("does 300x150 fit medium iphone se", ["Too wide by 13"]),
    "five lines of footnote on a 13 mini": Task("5 lines of footnote medium iphone 13 mini", ["It fits"]),
    "a Live Activity in CarPlay": Task("carplay", ["240 × 78", "170 × 78"], opens=False),
    "Today extensions from the sizes": Task("", ["At the default text size"], opens=False, clicks=[
        ".top nav a[href='sizes/iphone.html']", ".tabs a[href='../today/index.html']"]),
    "large of an iPhone 15 set to Larger Text": Task("iphone 15 larger text large", ["Display Zoom: Larger Text", "292 × 311"], opens=False),
    "medium of an iPad Air as the screen shows it": Task("ipad air 11 m4 medium", ["300 × 136", "Shown"]),
    "corner radius of an iPhone 17": Task("iphone 17 corner radius", ["27.94"], opens=False),
    "how far widgets stand apart on a 16 Pro": Task("gap iphone 16 pro", ["21 × 36.33"], opens=False),
    "extra large on a Mac": Task("mac extra large", ["704 × 344"], opens=False),
    "what iOS 18 changed": Task("what changed ios 18", ["What iOS 18 changed for widgets"]),
    "who says what of small on an iPad mini": Task("ipad mini 6 small", ["Stated by"], clicks=[".answers td[data-w='240'] .pt a"]),
}

# The text that can be seen without scrolling.
SEEN = """
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), seen = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width > 1 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth) seen.push(text.textContent);
    else if (box.width > 1) seen.push("|");
  }
  return seen.join("").replace(/\\s+/g, " ");
"""


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", TASKS)
def test_a_task_takes_two_actions_and_one_screen(website, browser, size, name):
    task = TASKS[name]
    assert task.opens + len(task.clicks) <= 2
    browser.emulate(size=size)
    browser.open(website.address("index.html"))
    if task.typed:
        field = Search(browser).field
        # The keys before the last one are tested elsewhere.
        browser.run("arguments[0].value = arguments[1]", field, task.typed[:-1])
        field.send_keys(task.typed[-1])
        if task.opens:
            field.send_keys(Keys.ENTER)
    for selector in task.clicks:
        browser.driver.find_element("css selector", selector).click()
    for _ in range(20):
        seen = browser.run(SEEN)
        missing = [words for words in task.seen if words not in seen]
        if not missing:
            break
        browser.run_async("setTimeout(done, 50)")
    assert missing == [], seen
