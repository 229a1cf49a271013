"""A real browser without a window: Chromium, driven by selenium.

`driver` is selenium's own, for what has no name here.
"""

import base64
import os
import shutil
from contextlib import contextmanager

from selenium.common.exceptions import NoAlertPresentException
from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.select import Select

# Chromium without windows, of the Debian package chromium-headless-shell: it takes a third less time. Its
# command in /usr/bin would stay between it and the driver, which could not end it.
SHELL = "/usr/lib/chromium/chromium-headless-shell"

# Without a graphics card, and as root, as in a container; the pages are our own.
ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--force-device-scale-factor=1",
    "--lang=en-US",
]

# Width and height in CSS pixels.
WIDE = (1280, 900)
NARROW = (360, 740)

# What a page says that it copied, once it says so.
SAID = """
  const end = performance.now() + 2000;
  (function look() {
    const said = document.querySelector('.copied[role=status]')?.textContent;
    if (said || performance.now() > end) done(said);
    else setTimeout(look, 10);
  })();
"""


class Browser:
    def __init__(self):
        options = ChromeOptions()
        if os.path.exists(SHELL):
            options.binary_location = SHELL
        for argument in ARGUMENTS:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        # A dialog that a page opens stays open, to be found.
        options.set_capability("unhandledPromptBehavior", "ignore")
        # Given the driver, selenium looks for none; the driver finds the browser.
        self.driver = Chrome(options=options, service=Service(shutil.which("chromedriver")))
        self.driver.set_script_timeout(120)
        # What is emulated; whether that and the page are those of an earlier test; whether pages may run scripts.
        self._view = None
        self._has_old_view = self._has_old_page = False
        self._has_scripts = True
        # The page that the test opened last.
        self.opened = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def reset(self):
        """Forgets what the page said and stored. The page, and what is emulated, stay until the next is opened: to open
        an empty one between would take a third of the time of all tests."""
        self.dismiss_dialog()
        self.set_scripts(True)
        self.driver.delete_all_cookies()
        self.messages()
        self._has_old_view = self._has_old_page = True
        self.opened = None

    def open(self, address):
        if self._has_old_view:
            self.emulate()
        if self._has_old_page and "#" in address:
            # The browser would stay on an old page if only the fragment is another.
            self.driver.get("about:blank")
        self._has_old_page = False
        self.opened = address
        self.driver.get(address)

    def run(self, script, *arguments):
        """Runs the body of a function in the page and returns its result. The policy of the page does not apply."""
        return self.driver.execute_script(script, *arguments)

    def run_async(self, script, *arguments):
        """The same for a body that hands its result to `done`."""
        first = "const done = arguments[arguments.length - 1];"
        return self.driver.execute_async_script(first + script, *arguments)

    @contextmanager
    def hash_change(self):
        """Waits until the page has handled the change of its fragment that the body causes."""
        self.run("""
          globalThis.hashChange = new Promise(resolve => addEventListener('hashchange', resolve, { once: true }));
        """)
        yield
        self.run_async("hashChange.then(() => done());")

    def messages(self):
        """The messages on the console of the browser since the last call."""
        return [f"{m['level']}: {m['message']}" for m in self.driver.get_log("browser")]

    def dismiss_dialog(self):
        """The text of the dialog that was open, or None."""
        try:
            dialog = self.driver.switch_to.alert
        except NoAlertPresentException:
            return None
        text = dialog.text
        dialog.dismiss()
        return text

    def choose(self, label, option):
        """Selects an option of the list with a label, as a person does."""
        selects = self.driver.find_elements("css selector", "div.choice select")
        select = next(one for one in selects if one.accessible_name == label)
        Select(select).select_by_visible_text(option)

    def emulate(self, size=WIDE, scheme="light", media="screen"):
        """A window of this size, for a person who prefers this colour scheme."""
        if not self._is_new((size, scheme, media)):
            return
        width, height = size
        self._tell("Emulation.setTouchEmulationEnabled", enabled=False)
        self._tell(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self._tell("Emulation.setEmulatedMedia", media=media, features=features)

    def emulate_phone(self, width, height, scale):
        """A screen of so many points, with so many pixels to a point, that is touched; its browser takes 140 points."""
        self.emulate()
        self._view = None
        self._tell("Emulation.setTouchEmulationEnabled", enabled=True)
        self._tell("Emulation.setDeviceMetricsOverride", width=width, height=height - 140, deviceScaleFactor=scale,
                   mobile=True, screenWidth=width, screenHeight=height)

    def _is_new(self, view):
        """Whether a view is not emulated yet. It is that of the test that runs."""
        is_new = view != self._view
        self._view, self._has_old_view = view, False
        return is_new

    def set_scripts(self, are_on):
        """Whether the pages opened from now on may run scripts. `run` works either way."""
        if are_on != self._has_scripts:
            self._has_scripts = are_on
            self._tell("Emulation.setScriptExecutionDisabled", value=not are_on)

    @contextmanager
    def waiting_for(self, name):
        """Pages whose file of this name does not come, and whose animations stand still."""
        self._tell("Network.enable")
        self._tell("Network.setBlockedURLs", urls=[f"*/{name}"])
        self._tell("Animation.enable")
        self._tell("Animation.setPlaybackRate", playbackRate=0)
        try:
            yield
        finally:
            self._tell("Animation.setPlaybackRate", playbackRate=1)
            self._tell("Network.setBlockedURLs", urls=[])

    @contextmanager
    def slowed(self, times):
        """A processor that is so many times slower."""
        self._tell("Emulation.setCPUThrottlingRate", rate=times)
        try:
            yield
        finally:
            self._tell("Emulation.setCPUThrottlingRate", rate=1)

    def work(self):
        """How many milliseconds the page has computed so far: of the processor, so other programs do not count."""
        self._tell("Performance.enable", timeDomain="threadTicks")
        metrics = self._tell("Performance.getMetrics")["metrics"]
        return 1000 * next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")

    def print(self, width, height):
        """The page as PDF on sheets of this size, in inches; its style sheet may turn them."""
        result = self._tell("Page.printToPDF", paperWidth=width, paperHeight=height)
        return base64.b64decode(result["data"])

    def picture(self):
        """What the window shows, as PNG in base64."""
        return self._tell("Page.captureScreenshot", format="png")["data"]

    def _tell(self, command, **parameters):
        return self.driver.execute_cdp_cmd(command, parameters)
