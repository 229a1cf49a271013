// Whether content fits: the same arithmetic as `widgetsize fit`, over the heights in the page.
"use strict";

{
  // What can be entered: name, label, what it is at first, and what it may be.
  const FIELDS = [
    ["rows", "Rows", 5, { min: 1, max: 1000, step: 1 }],
    ["row", "Row height", 44, { min: 1, max: 10000, step: "any" }],
    ["header", "Header", 0, { min: 0, max: 10000, step: "any" }],
    ["footer", "Footer", 0, { min: 0, max: 10000, step: "any" }],
    ["spacing", "Spacing", 0, { min: 0, max: 10000, step: "any" }],
    ["most", "Most rows", "", { min: 1, max: 1000, step: 1 }],
  ];
  const HEADS = ["screen", "versions", "orientation", "entry point", "mode", "height", "rows seen",
    "cut off"];

  // The arithmetic, in whole counts of 1/300 point

  const counts = (points) => Math.round(Number(points) * 300);
  const list = (rows, row, spacing) => rows * row + Math.max(0, rows - 1) * spacing;

  function layout({ rows, row, header, footer, spacing, most }) {
    const all = list(rows, row, spacing);
    const shown = most ? Math.min(all, list(most, row, spacing)) : all;
    return { rows, row, header, spacing, shown, height: header + shown + footer };
  }

  function rowsSeen({ rows, row, header, spacing, shown }, room) {
    const seen = Math.min(shown, room - header);
    return seen < row ? 0 : Math.min(rows, 1 + Math.floor((seen - row) / (row + spacing)));
  }

  // What a line comes to at a text size; null if its height is not known.
  function verdict(content, [room, ...allowed]) {
    if (room === undefined) return null;
    const rows = allowed.map((height) => rowsSeen(content, height));
    return {
      room,
      rows: [Math.min(...rows), Math.max(...rows)],
      cutOff: Math.max(0, content.height - room),
    };
  }

  // The form

  const inputs = FIELDS.map(([name, label, value, limits]) =>
    make("label", {}, make("span", {}, label),
      make("input", { type: "number", name, defaultValue: value, required: name !== "most", ...limits })));
  const sizes = make("select", { name: "text" }, ...data.textSizes.map((size, place) =>
    new Option(data.textSizeNames[place], size, size === "l", size === "l")));
  const isShort = make("input", { type: "checkbox", name: "short", value: "yes" });
  const form = make("form", { className: "content", ariaLabel: "Content" }, ...inputs,
    make("label", {}, make("span", {}, "Text size"), sizes),
    make("label", { className: "choice" }, isShort, " Only what is cut off"));
  const status = make("p", { role: "status" });
  const body = make("tbody");
  const caption = make("caption", { id: "fit-table" }, "What is seen of the content, line by line");
  const table = make("table", {}, caption,
    make("thead", {}, make("tr", {}, ...HEADS.map((text, place) =>
      make("th", { scope: "col", className: place > 4 ? "number" : "" }, text)))), body);
  const region = make("div", { className: "table", role: "region", tabIndex: 0 }, table);
  region.setAttribute("aria-labelledby", caption.id);
  document.querySelector("main").append(form, status, region);

  function content() {
    const { rows, row, header, footer, spacing, most } = form.elements;
    return layout({
      rows: Number(rows.value), row: counts(row.value), header: counts(header.value),
      footer: counts(footer.value), spacing: counts(spacing.value), most: Number(most.value),
    });
  }

  // What is entered is in the address, so that it can be shared.
  function writeAddress() {
    setAddress(new URLSearchParams(new FormData(form)));
  }

  // What the address does not say, or no control has, is as it was at first.
  function readAddress() {
    form.reset();
    for (const [name, text] of new URLSearchParams(location.hash.slice(1))) {
      const control = form.elements.namedItem(name);
      if (control === sizes) sizes.value = (optionNamed(text, sizes) ?? sizes.selectedOptions[0]).value;
      else if (control === isShort) isShort.checked = true;
      else if (control) control.value = text;
    }
    show();
  }

  // The answer

  function cells(line, size, found, asked) {
    const screen = make("a", { href: line.page }, line.name);
    const pose = line.column ? `${line.orientation}, ${line.column} column` : line.orientation;
    const [few, many] = found.rows;
    const rows = few === many ? String(few) : `${few}…${many}`;
    return [
      make("th", { scope: "row" }, screen), line.versions, pose, line.entryPointName, line.mode,
      points(found.room) + line.marks[size], `${rows} of ${asked}`,
      found.cutOff === 0 ? "nothing" : points(found.cutOff),
    ].map((cell, place) => cell instanceof Element ? cell
      : make("td", { className: place > 4 ? "number" : "" }, cell));
  }

  function show() {
    if (!form.checkValidity()) {
      status.textContent = "Something that was entered is not a number that content can have.";
      body.replaceChildren();
      return;
    }
    const wanted = content();
    const asked = rowsSeen(wanted, wanted.height);
    const size = sizes.selectedIndex;
    const found = data.lines.map((line) => ({ line, found: verdict(wanted, line.heights[size]) }));
    const known = found.filter(({ found }) => found);
    const short = known.filter(({ found }) => found.cutOff > 0);
    body.replaceChildren(...(isShort.checked ? short : known).map(({ line, found }) => {
      const row = make("tr", {}, ...cells(line, size, found, asked));
      row.dataset.line = data.lines.indexOf(line);
      return row;
    }));
    status.textContent = `The content is ${points(wanted.height)} points high, cut off in `
      + `${short.length} of ${known.length} lines; in ${found.length - known.length} more the height `
      + "is not known.";
  }

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", () => { writeAddress(); show(); });
  followAddress(readAddress, writeAddress);
}
