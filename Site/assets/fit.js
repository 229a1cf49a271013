// Whether content fits widgets and Today extensions: the same as `widgetsize fit`. The address has what is
// entered: `#rows=5&row=44&header=0&footer=0&spacing=0&most=&kind=phone&family=systemMedium&os=17&setting=all`.
// Without a choice of widgets it is about Today extensions.
"use strict";

catalog.whenRead(() => {
  // What can be entered: name, label, what it is at first, and what it may be.
  const FIELDS = [
    ["rows", "Rows", 3, { min: 1, max: 1000, step: 1 }],
    ["row", "Row height", 44, { min: 1, max: 10000, step: "any" }],
    ["header", "Header", 0, { min: 0, max: 10000, step: "any" }],
    ["footer", "Footer", 0, { min: 0, max: 10000, step: "any" }],
    ["spacing", "Spacing", 0, { min: 0, max: 10000, step: "any" }],
    ["most", "Most rows", "", { min: 1, max: 1000, step: 1 }],
  ];
  const WIDGET_HEADS = ["Devices", "Versions", "Setting", "Height", "Margins", "Rows seen", "Cut off"];
  const TODAY_HEADS = ["Screen", "Versions", "Orientation", "Entry point", "Mode", "Height", "Rows seen",
    "Cut off"];

  // MARK: The form

  const chosen = widgetChoice(() => change());
  const hasWidgets = chosen.kinds.length > 0;
  const system = chooser("Kind", [
    ...(hasWidgets ? [new Option("Widgets", "widgets")] : []), new Option("Today extensions", "today")]);
  const isToday = () => system.select.value === "today";

  const inputs = FIELDS.map(([name, label, value, limits]) =>
    make("label", {}, make("span", {}, label),
      make("input", { type: "number", name, defaultValue: value, required: name !== "most", ...limits })));
  const styles = make("select", { name: "style" }, new Option("Rows of a height", ""),
    ...Object.keys(data.lineHeights.phone).map((name) => new Option(`Lines of ${name}`, name)));
  const style = make("label", {}, make("span", {}, "Content"), styles);
  const sizes = make("select", { name: "text" }, ...data.textSizes.map((size, place) =>
    new Option(data.textSizeNames[place], size, size === "l", size === "l")));
  const textSize = make("label", {}, make("span", {}, "Text size"), sizes);
  const isShort = make("input", { type: "checkbox", name: "short", value: "yes" });
  const form = make("form", { className: "content", ariaLabel: "Content" }, style, ...inputs, textSize,
    make("label", { className: "only" }, isShort, " Only what is cut off"));
  const bar = make("div", { className: "choice" }, system.label, ...(chosen.labels ?? []));
  const answer = make("p", {});
  const status = make("p", {});
  status.setAttribute("role", "status");
  const result = make("div", { className: "result" });
  const showWords = choiceForm(bar, form);
  const answers = make("div", { className: "answers" }, answer, status);
  const overview = document.querySelector("main .overview");
  overview.before(answers);
  overview.after(result);
  const about = (one, other) => (styles.value === "" ? one : other);

  // What is entered, in counts of 1/300 point.
  function entered() {
    const number = (name) => Number(form.elements[name].value);
    const length = (name) => Math.round(number(name) * 300);
    return content.layout({
      rows: number("rows"), row: styles.value === "" ? length("row") : lineHeight(), header: length("header"), footer: length("footer"),
      spacing: length("spacing"), most: number("most"),
    });
  }

  // The height of a line of the chosen style at the chosen text size, in counts; 0 if no source states it.
  function lineHeight() {
    const idiom = isToday() ? "phone" : chosen.current().idiom;
    return data.lineHeights[idiom]?.[styles.value]?.[sizes.selectedIndex] ?? 0;
  }

  // MARK: The address

  function writeAddress() {
    const fields = new URLSearchParams(new FormData(form));
    if (styles.value === "") fields.delete("style");
    else fields.delete("row");
    if (isToday()) {
      setAddress(fields);
      return;
    }
    if (styles.value === "") fields.delete("text");
    setAddress(`${fields}&${chosen.parameters()}`);
  }

  // What the address does not have, or no control has, is as it was at first.
  function readAddress() {
    form.reset();
    const asked = new URLSearchParams(location.hash.slice(1));
    const isAboutWidgets = hasWidgets && (location.hash === "" || chosen.isIn(asked));
    system.select.value = isAboutWidgets ? "widgets" : "today";
    if (isAboutWidgets) chosen.read(asked);
    for (const [name, text] of asked) {
      const control = form.elements.namedItem(name);
      if (control === sizes) sizes.value = (optionNamed(text, sizes) ?? sizes.selectedOptions[0]).value;
      else if (control === styles) styles.value = (optionNamed(text, styles) ?? styles.options[0]).value;
      else if (control === isShort) isShort.checked = true;
      else if (control) control.value = text;
    }
    show();
  }

  // MARK: The answer

  function rowsText({ rows: [few, many] }, asked) {
    return `${few === many ? few : `${few} to ${many}`} of ${asked}`;
  }

  // What both kinds of line end with.
  function seenCells(found, mark, asked, margin) {
    const cut = found.cutOff > 0;
    const height = labelledCell("", "Height", span("pt", points(found.height)), ...(mark === "" ? [] : [" ", chip(mark)]));
    const rows = labelledCell("", "Rows seen", span("pt", rowsText(found, asked)));
    const rest = labelledCell(cut ? "cut" : "", "Cut off", cut ? span("pt", points(found.cutOff)) : "nothing");
    return [height, ...(margin === undefined ? [] : [labelledCell("", "Margins", margin)]), rows, rest];
  }

  // The places with their verdicts, those that show the fewest rows first. Places with different rooms are
  // separate: the margin depends on the version.
  function widgetLines(laidOut) {
    const groups = new Map();
    const cases = widgetCases.cases(chosen.current());
    for (const one of cases) {
      const room = content.roomOf(one);
      if (!room) continue;
      const key = JSON.stringify(room);
      if (!groups.has(key)) groups.set(key, { room, all: [] });
      groups.get(key).all.push(one);
    }
    const lines = [...groups.values()].flatMap(({ room, all }) => widgetCases.places(all).map((place) =>
      ({ place, room, found: content.verdict(laidOut, room.heights, room.margin) })));
    const known = [...groups.values()].reduce((sum, { all }) => sum + all.length, 0);
    lines.sort((a, b) => a.found.rows[0] - b.found.rows[0] || b.found.cutOff - a.found.cutOff
      || a.found.height - b.found.height);
    return { lines, unknown: cases.length - known };
  }

  function widgetRow({ place, room: { margin, mark }, found }, asked) {
    return make("tr", {}, make("th", { scope: "row" }, ...deviceLinks(place.devices)),
      labelledCell("", "Versions", chosen.versionsIn(place)),
      labelledCell("", "Setting", chosen.settingName(place.variant)),
      ...seenCells(found, mark, asked, margin === undefined ? "unknown" : points(margin)));
  }

  function showWidgets(laidOut, asked) {
    const { lines, unknown } = widgetLines(laidOut);
    const cut = lines.filter(({ found }) => found.cutOff > 0);
    const count = (some) => some.reduce((sum, { place }) => sum + place.versions.length, 0);
    const least = lines.length === 0 ? undefined : lines[0].found.rows[0];
    answer.replaceChildren(
      span("answer", least === undefined ? "?"
        : cut.length === 0 ? "It fits" : `${least} of ${asked} ${about("rows", "lines")}`),
      make("strong", {}, `${cut.length === 0 ? "In every known" : "At least these are seen in every known"} `
        + `${chosen.phrase()}.`));
    status.textContent = `The content is ${points(laidOut.height)} points high, cut off in ${count(cut)} of `
      + `${count(lines)} cases; in ${unknown} more the height is unknown.`;
    const rows = (isShort.checked ? cut : lines).map((line) => widgetRow(line, asked));
    result.replaceChildren(
      table("stacked sizes", "fit-table", "What is seen of the content, the worst first, in points", WIDGET_HEADS, rows));
  }

  function todayRow(line, size, found, asked) {
    const pose = line.column ? `${line.orientation}, ${line.column} column` : line.orientation;
    const row = make("tr", {}, make("th", { scope: "row" }, make("a", { href: line.page }, line.name)),
      labelledCell("", "Versions", line.versions), labelledCell("", "Orientation", pose),
      labelledCell("", "Entry point", line.entryPointName), labelledCell("", "Mode", line.mode),
      ...seenCells(found, line.marks[size], asked));
    row.dataset.line = data.lines.indexOf(line);
    return row;
  }

  function showToday(laidOut, asked) {
    const size = sizes.selectedIndex;
    const found = data.lines.map((line) => ({ line, found: content.verdict(laidOut, line.heights[size]) }));
    const known = found.filter((one) => one.found);
    const cut = known.filter((one) => one.found.cutOff > 0);
    answer.replaceChildren();
    status.textContent = `The content is ${points(laidOut.height)} points high, cut off in ${cut.length} of `
      + `${known.length} lines; in ${found.length - known.length} more the height is unknown.`;
    const rows = (isShort.checked ? cut : known).map((one) => todayRow(one.line, size, one.found, asked));
    result.replaceChildren(
      table("stacked sizes", "fit-table", "What is seen of the content, line by line, in points", TODAY_HEADS, rows));
  }

  function show() {
    for (const label of chosen.labels ?? []) label.classList.toggle("unused", isToday());
    textSize.hidden = !isToday() && styles.value === "";
    form.elements.row.parentElement.hidden = styles.value !== "";
    const [few, many] = [Number(form.elements.rows.value), about("rows", "lines")];
    showWords(`${few} ${many} ${about(`of ${form.elements.row.value}`, `of ${styles.value}, ${sizes.value}`)}`
      + (isToday() ? ", Today extensions" : `, ${chosen.phrase()}`));
    const isUnknown = styles.value !== "" && lineHeight() === 0;
    if (isUnknown || !form.checkValidity()) {
      status.textContent = isUnknown ? "No source states the height of such a line on these devices."
        : "Something that was entered is not a number that content can have.";
      answer.replaceChildren();
      result.replaceChildren();
      return;
    }
    const laidOut = entered();
    const asked = content.rowsSeen(laidOut, laidOut.height);
    if (isToday()) showToday(laidOut, asked);
    else showWidgets(laidOut, asked);
  }

  function change() {
    writeAddress();
    show();
  }

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", change);
  system.select.addEventListener("change", change);
  followAddress(readAddress, writeAddress);
});
