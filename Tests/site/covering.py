"""What of a page covers something else, in windows and with letters of several widths.

Every system has another font, so a layout must not depend on how wide letters are.
"""

import base64
from pathlib import Path

import fontpkg_inter

from browser import WIDE

# WCAG 1.4.10 wants no scrolling in two directions in a window of 320 pixels.
WIDTHS = [320, 360, 768, 1024, 1280, 1920, 2560]

# The letters of the browser's font, wider ones, and those of a font that is as wide as on Apple's systems.
LETTERS = {
    "usual": "",
    "wider": "* { letter-spacing: 0.06em !important; word-spacing: 0.1em !important }",
    "Inter": "* { font-family: Inter !important }",
}
INTER = base64.b64encode((Path(fontpkg_inter.__file__).parent / "files" / "Inter[opsz,wght].ttf").read_bytes()).decode()

# Adds the font to a page, once; the system may lack it.
ADD_INTER = """
  const [text] = arguments;
  if ([...document.fonts].some(({ family }) => family === "Inter")) return done(true);
  const font = new FontFace("Inter", Uint8Array.from(atob(text), (letter) => letter.charCodeAt()), { weight: "100 900" });
  font.load().then(() => { document.fonts.add(font); done(true); }, () => done(false));
"""

# Lets a style sheet follow those of the page. The bar that stays at the edge of the window stands in its own place, in
# which it must cover nothing either.
SET_LETTERS = """
  const [rules] = arguments;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${rules} .copybar { position: static !important }`);
  document.adoptedStyleSheets = [sheet];
"""

# What covers another part of the page: pairs of lines of text, controls and drawings, of which neither is
# within the other; and what a window of this width does not show.
COVERED = """
  const TOLERANCE = 1.5, MOST = 5;
  const bounds = (rect) => ({ left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom });
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });

  // What an element can show of its content: its boxes that scroll or cut, and those of its ancestors.
  const everything = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const windows = new Map();
  const windowOf = (element) => {
    if (!element || element === document.documentElement) return everything;
    if (!windows.has(element)) {
      const style = getComputedStyle(element);
      const outer = windowOf(element.parentElement);
      const cuts = style.overflowX !== "visible" || style.clipPath !== "none";
      windows.set(element, cuts ? meet(outer, bounds(element.getBoundingClientRect())) : outer);
    }
    return windows.get(element);
  };

  const parts = [];
  const add = (node, element, rect, name, height) => {
    const box = meet(windowOf(element), bounds(rect));
    // The boxes of lines have room above and below their letters.
    const room = height ? Math.max(0, (box.bottom - box.top - height) / 2) : 0;
    box.top += room;
    box.bottom -= room;
    if (box.right - box.left > 2 && box.bottom - box.top > 2) parts.push({ node, name, ...box });
  };
  for (const element of document.querySelectorAll("input, select, textarea, button, summary, svg, img, td, th")) {
    if (isShown(element)) add(element, element, element.getBoundingClientRect(), element.outerHTML.slice(0, 60));
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement;
    if (!node.data.trim() || element.closest("script, style, title, desc, option, select") || !isShown(element)) continue;
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(element).fontSize)
      * (element.getScreenCTM?.()?.a ?? 1);
    for (const rect of range.getClientRects()) add(node, element, rect, node.data.trim().slice(0, 60), 0.9 * size);
  }

  const isWithin = (one, other) => one.contains(other) || other.contains(one);
  const found = [];
  parts.sort((a, b) => a.top - b.top);
  let open = [];
  for (const part of parts) {
    open = open.filter((other) => other.bottom > part.top + TOLERANCE);
    for (const other of open) {
      if (Math.min(part.right, other.right) - Math.max(part.left, other.left) > TOLERANCE
        && Math.min(part.bottom, other.bottom) - part.top > TOLERANCE
        && !isWithin(part.node, other.node)) {
        found.push(`${other.name} | ${part.name}`);
      }
    }
    open.push(part);
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px wider than the window`);
  return [found.length, found.slice(0, MOST)];
"""


def covered(browser, views):
    """What is covered in each of some views, which are letters and the width of a window; empty if nothing."""
    found = {}
    if any(letters == "Inter" for letters, _ in views):
        assert browser.run_async(ADD_INTER, INTER)
    for letters, width in views:
        browser.run(SET_LETTERS, LETTERS[letters])
        browser.emulate(size=(width, WIDE[1]))
        count, examples = browser.run(COVERED)
        if count:
            found[f"{letters} letters, {width} px"] = count, examples
    return found
