"""The sizes and radii that a site states of one widget in different places, and where they differ.

The evidence of a size, a panel on the page of a device, is what everything else is compared with. Each function yields a
pair for what it has compared: where it stands, and whether it is the same.
"""

import csv
import json
import re
from xml.etree import ElementTree

SIZE = re.compile(r"[\d.]+ × [\d.]+")
PANEL = re.compile(r'<div id="([^"]+)" class="panel">\s*<h3>([^<]+)</h3>\s*<p><span class="pt">([^<]+)</span>')
LINK = re.compile(r'<a href="([^"#]*)#([^"]+)">([^<]+)</a>')
ROW = re.compile(r"<tr>\s*<th scope=\"row\"><span class=\"fam\">([^<]+)</span><br />\s*<code>(\w+)</code>(.*?)</tr>", re.DOTALL)
DRAWING = re.compile(r'<svg [^>]*class="drawing ([\w-]+)".*?</svg>', re.DOTALL)
OUTLINE = re.compile(r'<rect x="[^"]*" y="[^"]*" width="([^"]+)" height="([^"]+)"(?: rx="([^"]+)")?/>')
RADIUS = re.compile(r"Corner radius: (?:<a [^>]*>)?([\d.]+) points")
SERIES = {"Apple Watch Ultra", "iPhone SE"}
DRAWN = {"home-screen", "home-screen-pad", "watch-face"}


def sides(text):
    return [float(side) for side in text.split(" × ")]


def near(one, other, apart=0.011):
    return len(one) == len(other) and all(abs(a - b) <= apart for a, b in zip(one, other))


def versions(text):
    """The versions in `iOS 14 to 18`, `iOS 26 and 27` or `iOS 18, 27`."""
    found = set()
    for first, last in re.findall(r"(\d+)(?: to (\d+))?", text):
        found.update(range(int(first), int(last or first) + 1))
    return found


def device_pages(site):
    return [path for path in site.ending(".html") if path.startswith("devices/") and not path.endswith("/index.html")]


def panels(site):
    """The title and the size of each panel by page and id."""
    return {(path, anchor): (title, size) for path in device_pages(site) for anchor, title, size in PANEL.findall(site.text(path))}


def in_links(site):
    """Sizes that lead to their evidence, on any page: tables of devices, families and kinds, comparisons, lists."""
    known = panels(site)
    for path in site.ending(".html"):
        folder = path.rpartition("/")[0]
        for page, anchor, text in LINK.findall(site.text(path)):
            target = site.resolved(folder, page) if page else path
            if (target, anchor) in known and re.match(r"[\d.]+ (×|wide|high|to)", text):
                yield f"{path}: {text}, {target}#{anchor}", text.rstrip("~≈!□") == known[target, anchor][1]


def boards(site):
    """The parts of the pages of devices that have a table beside its drawings."""
    for path in device_pages(site):
        for part in site.text(path).split('<div class="board">')[1:]:
            yield path, part.split('<section class="evidence"')[0]


def described(drawing):
    """The names and sizes in the words of a drawing, without the marks of numbers."""
    words = re.search(r"<desc[^>]*>([^<]*)", drawing)[1].partition(" points.")[0].partition(". Sizes to scale")[0]
    parts = re.sub("[~≈!□]| points", "", words).split("; ")
    return [match.groups() for part in parts if (match := re.fullmatch(r"(.*?) ([\d.]+ × [\d.]+)", part))]


def outlines(drawing):
    """The width, height and radius of the rectangles of widgets."""
    groups = re.findall(r'<g class="pen-widget-\d"[^>]*>(.*?)</g>', drawing)
    return [tuple(float(number or 0) for number in rect) for rect in OUTLINE.findall("".join(groups))]


def scale_of(stated, drawn):
    """The scale at which all sizes are among the outlines; None without one."""
    scales = [width / sides(stated[0][1])[0] for width, _, _ in drawn] if stated else []
    return next((scale for scale in scales if all(
        any(near([side * scale for side in sides(size)], outline[:2], 0.04) for outline in drawn) for _, size in stated)), None)


def in_drawings(site):
    """What drawings say, which is in the table beside them, and how large they draw it."""
    for path, part in boards(site):
        table = {}
        for name, _, cells in ROW.findall(part.partition("</table>")[0]):
            table.setdefault(name, []).extend(SIZE.findall(" ".join(re.findall(r'<span class="pt">(.*?)</span>', cells))))
        for drawing in DRAWING.finditer(part):
            if drawing[1] not in DRAWN:
                continue
            stated = described(drawing[0])
            for name, size in stated:
                yield f"{path}: {drawing[1]}, {name} {size}", size in table.get(name, [])
            yield f"{path}: outlines of {drawing[1]}", scale_of(stated, outlines(drawing[0])) is not None


def in_templates(site):
    """The files that tables lead to, and their radius where the page states one."""
    for path, part in boards(site):
        # The radius stands once on a page, below its first table.
        radius = RADIUS.search(part)
        for _, code, cells in ROW.findall(part):
            size = SIZE.search(re.search(r'<span class="pt">(.*?)</span>', cells)[1])
            for href in re.findall(r'<a href="\.\./(templates/[^"]+\.svg)"', cells):
                root = ElementTree.fromstring(site.text(href))
                own = [float(root.get(side)) for side in ("width", "height")]
                yield f"{path}: {href}", near(own, sides(size[0]))
                corners = {float(rect.get("rx")) for rect in root.iter("{http://www.w3.org/2000/svg}rect") if rect.get("rx")}
                if radius and code.startswith("system"):
                    yield f"{path}: radius of {href}", all(near([corner], [float(radius[1])]) for corner in corners or {0})


def in_radii(site):
    """The radius of drawings of Home Screens, and that of the data of cells, beside what the page states."""
    for path, part in boards(site):
        radius = RADIUS.search(part)
        if not radius:
            continue
        for drawing in DRAWING.finditer(part):
            if drawing[1] in {"home-screen", "home-screen-pad"}:
                drawn = outlines(drawing[0])
                scale = scale_of(described(drawing[0]), drawn)
                yield f"{path}: radius of {drawing[1]}", scale is not None and all(
                    near([corner], [float(radius[1]) * scale]) for _, _, corner in drawn)
        for code, data in re.findall(r'<code>(system\w+)</code>.*?data-w="\d+"[^>]*data-r="(\d+)"', part.partition("</table>")[0], re.DOTALL):
            yield f"{path}: radius of {code}", near([int(data) / 100], [float(radius[1])])


def in_tables(site):
    """The tables for programs beside the pages, and beside each other."""
    titles = {}
    for (path, _), (title, size) in panels(site).items():
        name = re.search(r'<h1 id="top">([^<]+)', site.text(path))[1]
        widget, _, rest = re.match(r"(.*?)(, \w+ [\d,and to]+)(.*)", title).groups()
        own = versions(re.match(r".*?, \w+OS ([\d, and to]+)", title)[1])
        titles.setdefault((name, widget, rest), []).append((own, size))
    for path in site.files:
        if not (path.startswith("tables/widgetkit/") and path.endswith(".csv")):
            continue
        for row in csv.DictReader(site.text(path).splitlines()):
            if row["least_width_pt"] or row["least_height_pt"] or not (row["width_pt"] and row["height_pt"]):
                continue
            zoom = "" if row["display_zoom"] == "Default" else f", Display Zoom: {row['display_zoom']}"
            for name in row["devices"].split(", "):
                for own, size in titles.get((name, row["widget"], zoom), []):
                    if own & versions(row["versions"]) and SIZE.fullmatch(size):
                        yield f"{path}: {name}, {row['widget']}, {row['versions']}", near(
                            [float(row["width_pt"]), float(row["height_pt"])], sides(size))
    whole = {row["id"]: row for row in csv.DictReader(site.text("tables/widgetkit.csv").splitlines())}
    for path in site.files:
        if path.startswith("api/v3/widgetkit/"):
            for cell in json.loads(site.text(path))["cells"]:
                for side in ("width", "height"):
                    table = whole[cell["id"]][f"{side}_pt"] if cell["id"] in whole else None
                    value = cell[side]["value"]
                    yield f"{path}: {side} of {cell['id']}", (table or None) == (value and f"{value:g}") or (
                        bool(table) and value is not None and abs(float(table) - value) < 0.001)


def in_searches(site, search):
    """What the search answers for each family of each device, beside the first table of its page. A name that several
    models share, such as `iPhone SE`, stands for all of them."""
    asked, expected = [], {}
    for path in device_pages(site):
        text = site.text(path)
        name = re.search(r'<h1 id="top">([^<]+)', text)[1]
        table = text.partition('class="stacked answers"')[2].partition("</table>")[0]
        for family, code, cells in ROW.findall(table):
            if not code.startswith(("system", "accessory")) or name in SERIES:
                continue
            sizes = SIZE.findall(" ".join(re.findall(r'<span class="pt">(.*?)</span>', cells)))
            question = f"{name} {family.lower()}"
            if sizes and question not in expected:
                asked.append(question)
            expected.setdefault(question, []).extend(sizes)
    found = search("""
      return arguments[0].map((text) => globalThis.widgetsizeSearch.search(text).answers.map(({ name, size }) => [name, size]));
    """, asked)
    for question, answers in zip(asked, found):
        yield f"search: {question}, {answers[:1]}", bool(answers) and answers[0][1] in expected[question]
