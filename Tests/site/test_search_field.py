"""The field of the search: keys, buttons, and what it costs."""

import pytest
from search import MATCHES, PAGE, Search
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait
from test_accessibility import violations

from browser import NARROW, SAID


def test_keys_move_through_the_answers_and_open_one(search):
    count = len(search.answers("iPhone 16"))
    assert count > 2 and search.is_open()
    assert search.status() == f"{count} answers"
    places = []
    for key in ("", Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.ARROW_UP, Keys.ARROW_DOWN, Keys.ARROW_DOWN):
        if key:
            search.press(key)
        places.append(search.selected_place())
    assert places == [0, 1, 0, count - 1, 0, 1]
    wanted = search.browser.run(MATCHES)[1]["page"]
    search.press(Keys.ENTER)
    assert search.browser.driver.current_url.endswith(wanted)


def test_escape_closes_the_answers_and_leaves_the_text(search):
    search.answers("iPhone 16")
    search.press(Keys.ESCAPE)
    assert not search.is_open() and search.selected_place() is None
    assert search.field.get_attribute("value") == "iPhone 16"
    search.press(Keys.ARROW_DOWN)
    assert search.is_open() and search.selected_place() == 0


def test_answers_close_when_the_focus_leaves(search):
    search.answers("iPhone 16")
    search.press(Keys.TAB)
    assert not search.is_open()


def test_answer_opens_with_a_click(search):
    search.answers("iPhone 16 Pro Max")
    search.browser.driver.find_element(By.CSS_SELECTOR, ".search [role=option]").click()
    assert search.browser.driver.current_url.endswith("devices/iphone-16-pro-max.html")


def test_answers_on_a_phone_take_few_lines(search):
    search.browser.emulate(size=NARROW)
    for text in ("iphone 15 dynamic island", "ipad 13", "live activity", "today extension plus", "csv"):
        search.answers(text)
        heights = search.browser.run("return [...document.querySelectorAll('[role=option]')].map((option) => option.offsetHeight)")
        # Two lines for the name and its size, two for what they are.
        assert heights and max(heights) <= 100, (text, heights)


def test_answers_on_a_phone_have_the_same_lines_while_a_text_grows(search):
    """The name, then the size, then what it is of: nothing moves to another line if a name is longer."""
    search.browser.emulate(size=NARROW)
    for text in ("iphone 16", "iphone 16 pro", "iphone 16 pro max", "watch ultra", "live activity"):
        search.answers(text)
        lines = search.browser.run("""
          return [...document.querySelectorAll("[role=option]")].map((option) => [...option.children]
            .filter(({ textContent }) => textContent).map((part) => part.getBoundingClientRect())
            .map(({ top, bottom, left }) => [top, bottom, left])).filter((parts) => parts.length === 4);
        """)
        assert lines
        for name, size, note, pixels in lines:
            assert name[1] <= size[0] + 1 and size[1] <= note[0] + 1, text
            assert name[2] == size[2] == note[2] and abs(pixels[1] - size[1]) < 6, text


def test_a_question_is_seen_whole_on_a_phone(search):
    search.browser.emulate(size=NARROW)
    search.answers("iphone 16 pro medium")
    needed, room = search.browser.run("""
      const field = document.querySelector(".top .search input"), style = getComputedStyle(field);
      const pen = document.createElement("canvas").getContext("2d");
      pen.font = style.font;
      // The cross has 12 pixels, and 8 before it.
      const own = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) + 20;
      return [pen.measureText(field.value).width + own, field.offsetWidth];
    """)
    assert needed <= room


def test_answer_that_is_a_file_saves_it(search):
    search.answers("csv iphone 16 pro")
    links = search.browser.run("""
      return [...document.querySelectorAll('.search [role=option]')].map((link) => [link.getAttribute('href'), link.download]);
    """)
    assert links and all(href.endswith(".csv") and saved.startswith("widgetsize-") for href, saved in links)
    search.answers("iphone 16 pro")
    assert not search.browser.run("return document.querySelector('.search [role=option]').hasAttribute('download')")


def test_slash_leads_to_the_field(search):
    search.browser.run("document.activeElement.blur()")
    ActionChains(search.browser.driver).send_keys("/").perform()
    assert search.browser.run("return document.activeElement.matches('.search input')")
    search.press("6/7")
    assert search.field.get_attribute("value") == "6/7"


def test_button_and_key_copy_the_points(search):
    search.browser.run("globalThis.copyText = (text) => { globalThis.copied = text; };")
    answers = search.answers("iphone 15 pro ios 17 medium small")
    buttons = search.browser.driver.find_elements(By.CSS_SELECTOR, ".search .copies button")
    buttons[1].click()
    assert search.browser.run("return copied") == answers[1]["size"]
    assert search.is_open()
    search.press(Keys.CONTROL + "c")
    assert search.browser.run("return copied") == answers[0]["size"]
    assert search.browser.run_async(SAID) == f"Copied {answers[0]['size']}"
    assert search.browser.run("return document.querySelector('button.done')") == buttons[0]
    assert "Ctrl+C" in search.browser.driver.find_element(By.CSS_SELECTOR, ".search .keys").text


@pytest.mark.parametrize("text", ["iphone 16 pro", "iphone 19"])
def test_axe_finds_no_violation_in_the_answers(search, text):
    search.answers(text)
    assert violations(search.browser) == []


def test_field_is_on_every_kind_of_page(website, browser, varied_page):
    varied_page.open(browser, website)
    root = browser.run("return document.querySelector('.brand').getAttribute('href')").removesuffix("index.html")
    assert Search(browser).answers("iPhone 16 Pro")[0]["page"] == f"{root}devices/iphone-16-pro.html"


def test_enter_before_the_search_is_there_opens_the_first_answer(website, browser):
    browser.open(website.address("compare.html"))
    browser.run("""
      const field = document.querySelector('.search input');
      field.value = 'iPhone 16 Pro Max';
      field.dispatchEvent(new Event('input'));
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    """)
    WebDriverWait(browser.driver, 10).until(lambda driver: "devices/iphone-16-pro-max" in driver.current_url)


# In bytes, as the site has them: what a small page loads at once, what any page does with its own data, what the search
# is, and all scripts and data of a page with the search. Each word that questions know costs the search its letters:
# about 100 a language, and none is left out to save them.
MOST_AT_ONCE, MOST_WITH_INDEX, MOST_OF_SEARCH, MOST_OF_PAGE = 18_500, 53_000, 87_500, 116_000
DATA = ["search-index", "search-words"]
SEARCH = [*DATA, "catalog", "search-names", "search-reading", "search-answers", "search"]


def test_pages_load_little_script(website):
    def size(paths):
        return sum(len(website.text(path).encode()) for path in paths)

    assert size(f"assets/{name}.js" for name in SEARCH) <= MOST_OF_SEARCH
    for path, page in website.pages.items():
        own = {element.attributes.get("src", "").rpartition("/")[2] for element in page.all("script")} - {""}
        at_once = size(f"assets/{name}" for name in own)
        assert at_once <= (MOST_WITH_INDEX if "search-index.js" in own else MOST_AT_ONCE), path
        # With the search once it is used: scripts and data.
        assert size(f"assets/{name}" for name in own | {f"{name}.js" for name in SEARCH}) <= MOST_OF_PAGE, path


# In milliseconds, on a processor that is four times slower.
SLOWEST_KEY = 100
SLOWNESS = 4

# Enters a text, and waits for the frame that shows it.
KEY = """
  const [text] = arguments, field = document.querySelector('.search input');
  field.value = text;
  field.dispatchEvent(new Event('input'));
  requestAnimationFrame(() => setTimeout(done));
"""


def work_of_key(browser, text):
    before = browser.work()
    browser.run_async(KEY, text)
    return SLOWNESS * (browser.work() - before)


def test_first_key_is_answered_at_once(search):
    times = [work_of_key(search.browser, text) for text in ("i", "iphone 16 pro medium", "1049", "live")]
    assert max(times) < SLOWEST_KEY, times
    assert search.browser.run(MATCHES)


def test_first_key_does_not_wait_for_the_search(website, browser):
    def time():
        browser.open(website.address(PAGE))
        return work_of_key(browser, "iphone 16 pro medium")

    # What the page had left to do counts.
    assert min(time() for _ in range(3)) < SLOWEST_KEY
    WebDriverWait(browser.driver, 10).until(lambda _: browser.run(MATCHES))


# What of the search a page has, once it is read.
PARTS = """
  setTimeout(() => done([...document.scripts].map(({ src }) => src.replace(/.*[/]/, "")).filter((name) => name.startsWith("search"))), 1500);
"""


@pytest.mark.parametrize("path", ["index.html", PAGE])
def test_search_is_loaded_when_it_is_used(website, browser, path):
    browser.open(website.address(path))
    assert browser.run_async(PARTS) == []
    ActionChains(browser.driver).send_keys("/").perform()
    WebDriverWait(browser.driver, 10).until(lambda _: browser.run("return Boolean(globalThis.widgetsizeSearch)"))


# A phone or a tablet: the points of its screen, the pixels of a point; the message, and names and size of the answers.
HERE = {
    (402, 874, 3): ("This screen has 402 × 874 points.", "iPhone 16 Pro", "349.67 × 164.33"),
    (375, 812, 3): (
        "This screen has 375 × 812 points, which larger ones have with Display Zoom.", "iPhone 13 mini", "333.67 × 159"),
    (320, 693, 3): (
        "This screen has 320 × 693 points, which larger ones have with Display Zoom.", "iPhone 16, 15, 15 Pro, 14 Pro", "292 × 141"),
    # Two screens of 414 × 896 points differ by their pixels.
    (414, 896, 2): ("This screen has 414 × 896 points.", "iPhone XR", "360 × 169"),
    (414, 896, 3): ("This screen has 414 × 896 points.", "iPhone XS Max", "360 × 169"),
    (820, 1180, 2): ("This screen has 820 × 1180 points.", "iPad (A16, 10th generation)", "342 × 155"),
    (360, 640, 3): ("No iPhone and no iPad has a screen of 360 × 640 points.", "Devices", ""),
}


@pytest.mark.parametrize("screen", HERE)
def test_this_device_takes_one_tap_from_a_file(website, browser, screen):
    message, name, size = HERE[screen]
    width, height, scale = screen
    browser.emulate_phone(width, height, scale)
    # At the top of a page a phone has no room for the button.
    browser.open(website.address("index.html" if width < 500 else PAGE))
    browser.driver.find_element(By.CSS_SELECTOR, ".search .here").click()
    WebDriverWait(browser.driver, 10).until(lambda _: browser.run(MATCHES))
    answers = {answer["name"]: answer["size"] for answer in browser.run(MATCHES)}
    assert browser.run("return document.querySelector('.search .message').textContent") == message
    assert name in answers and answers[name].startswith(size)
    # Nothing is kept and nothing is sent.
    assert browser.run("return [localStorage.length, document.cookie]") == [0, ""]
    assert browser.run("return document.activeElement.className") == "panel", "the keyboard covers the answers"
    browser.run("document.activeElement.blur()")
    assert browser.run("return document.querySelector('.search .panel').hidden")


def test_this_device_is_offered_on_small_screens_alone(website, browser):
    browser.open(website.address("index.html"))
    button = browser.driver.find_element(By.CSS_SELECTOR, ".search .here")
    assert not button.is_displayed()
    browser.emulate(size=NARROW)
    assert button.is_displayed()
    browser.driver.find_element(By.CSS_SELECTOR, ".search input").send_keys("i")
    assert not button.is_displayed()


@pytest.mark.parametrize("path", ["index.html", "compare.html", "fit.html", "sizes/iphone.html", "devices/iphone-16-pro.html"])
def test_no_browser_of_a_phone_enlarges_the_page_for_a_field(website, browser, path):
    browser.emulate_phone(402, 874, 3)
    browser.open(website.address(path))
    sizes = browser.run("return [...document.querySelectorAll('input, select')].map((one) => parseFloat(getComputedStyle(one).fontSize))")
    assert sizes and min(sizes) >= 16
