// The matrix to work with: filter, sort, compare and copy. Without this script the page is the
// whole table, readable and linked; everything here is made from it and from the data below it.
"use strict";

{
  const table = document.getElementById("matrix").closest("table");
  const AXES = ["screen", "versions", "orientation", "entry-point", "mode"];
  const DIFFERENCE = "difference";
  const STATES = {
    known: "known",
    sourced: "stated by a source",
    disputed: "disputed",
    derived: "derived by a rule",
    extrapolated: "derived beyond what was measured",
    unknown: "unknown",
  };
  const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

  const body = table.tBodies[0];
  const [groupRow, headRow] = table.tHead.rows;
  const textSizes = [...headRow.cells].slice(AXES.length + 1).map((head) => head.textContent);
  const columns = [...AXES, "width", ...textSizes, DIFFERENCE];
  const compareTexts = new Intl.Collator("en", { numeric: true }).compare;
  const signs = new Intl.NumberFormat("en", { signDisplay: "exceptZero", useGrouping: false });
  const signed = (number) => signs.format(number).replace("-", "−");

  // The lines of the table

  // The last column, shown when there is something to compare.
  function addDifferences() {
    groupRow.append(make("td"));
    headRow.append(make("th", { scope: "col", className: DIFFERENCE }));
    for (const row of body.rows) row.append(make("td", { className: DIFFERENCE }));
  }

  function readLines() {
    return [...body.rows].map((row, index) => {
      const { entryPoint, numbers, ...axes } = data.rows[index];
      const cells = Object.fromEntries(columns.map((column, place) => [column, row.cells[place]]));
      const counts = new Map(numbers.map((number, place) => [columns[AXES.length + place], number]));
      return { ...axes, "entry-point": entryPoint, row, cells, counts };
    });
  }

  // The numbers of a line in a column, in counts of 1/300 point: none, one, or the ends of a range.
  function numbers(line, column) {
    return line.counts.get(column) ?? [];
  }

  addDifferences();
  const lines = readLines();
  // What can be chosen as a device: a screen on all its versions, or a model on those it ran.
  const devices = new Map(data.screens.flatMap(({ id, devices }, screen) =>
    [[id, { screen }], ...devices.map(({ name, os }) => [name, { screen, os }])]));

  // The form: the one place that knows what is chosen

  function select(name, label, choices, none = "any") {
    const control = make("select", { name }, new Option(none, ""), ...choices);
    return make("label", {}, make("span", {}, label), control);
  }

  function options(values, label = (value) => value) {
    return values.map((value) => new Option(label(value), value));
  }

  function valuesOf(axis) {
    return [...new Set(lines.flatMap((line) => line[axis]))];
  }

  function deviceChoices() {
    const names = data.screens.flatMap((screen) => screen.devices.map(({ name }) => name));
    const families = Map.groupBy(names.sort(compareTexts), (name) => name.split(" ")[0]);
    const group = (label, choices) => make("optgroup", { label }, ...choices);
    return [
      group("Screens", data.screens.map(({ id, name }) => new Option(name, id))),
      ...[...families].map(([family, names]) => group(family, options(names))),
    ];
  }

  function makeForm() {
    const versions = valuesOf("os").sort((one, other) => one - other);
    const entryPoints = new Map(lines.map(({ "entry-point": value, cells }) =>
      [value, cells["entry-point"].textContent]));
    const boxes = textSizes.map((value) =>
      make("label", {}, make("input", { type: "checkbox", name: "text", value }), value));
    return make("form", { ariaLabel: "Filters" },
      select("device", "Device", deviceChoices()),
      select("os", "Version", options(versions, (os) => `iOS ${os}`)),
      select("orientation", "Orientation", options(valuesOf("orientation"))),
      select("entry-point", "Entry point",
        options([...entryPoints.keys()], (name) => entryPoints.get(name))),
      select("mode", "Mode", options(valuesOf("mode"))),
      select("state", "A height is", options(Object.keys(STATES), (state) => STATES[state])),
      select("compare", "Compare text size", options(textSizes), "–"),
      select("compare", "with text size", options(textSizes), "–"),
      make("fieldset", {}, make("legend", {}, "Only these text sizes"), ...boxes),
      make("input", { type: "hidden", name: "sort" }));
  }

  const form = makeForm();
  const count = make("p", { role: "status" });
  const missing = make("p", { className: "missing", role: "status", hidden: true });
  const names = [...new Set([...form.elements].map(({ name }) => name).filter(Boolean))];

  // What is chosen under a name, without what stands for no choice.
  function chosen(name) {
    return new FormData(form).getAll(name).filter(Boolean);
  }

  // The two text sizes to compare, or null.
  function comparison() {
    const sizes = chosen("compare");
    return sizes.length === 2 && sizes[0] !== sizes[1] ? sizes : null;
  }

  function shownTextSizes() {
    const sizes = comparison() ?? chosen("text");
    return sizes.length > 0 ? sizes : textSizes;
  }

  function isShown(column) {
    if (column === "width") return comparison() === null;
    if (column === DIFFERENCE) return comparison() !== null;
    return AXES.includes(column) || shownTextSizes().includes(column);
  }

  // The column and the direction; neither where there is no such column to see.
  function sorting() {
    const [column, direction] = form.elements.sort.value.split(",");
    const isKnown = columns.includes(column) && ["asc", "desc"].includes(direction);
    return isKnown && isShown(column) ? { column, direction } : {};
  }

  // The address, which says what is chosen so that it can be shared

  function writeAddress() {
    const parts = names.map((name) => {
      const values = name === "compare" ? comparison() ?? [] : chosen(name);
      return [name, values.map(encodeURIComponent).join(",").replaceAll("%2C", ",")];
    });
    const hash = parts.filter(([, values]) => values).map((part) => part.join("=")).join("&");
    setAddress(hash);
  }

  // Says which values of the address the matrix does not have, as they were read.
  function showMissing(values) {
    missing.hidden = values.length === 0;
    const parts = values.flatMap(([label, text]) =>
      [", ", label.toLowerCase(), " ‘", make("bdi", {}, text.slice(0, 60)), "’"]);
    missing.replaceChildren(...missing.hidden ? [] : ["Not in this matrix: ", ...parts.slice(1),
      ". It covers Today extensions (iOS 8 to 17) only; this part of the address was ignored."]);
  }

  // A value of the address that no control has chooses nothing, and is named.
  function readAddress() {
    const unknown = [];
    const address = new URLSearchParams(location.hash.slice(1));
    for (const name of names) {
      const text = address.get(name) ?? "";
      const values = name === "device" ? [text] : text.split(",");
      [...form.elements].filter((control) => control.name === name).forEach((control, place) => {
        if (control.type === "checkbox") control.checked = values.includes(control.value);
        else if (control.type === "hidden") control.value = text;
        else {
          control.value = optionNamed(values[place] ?? "", control)?.value ?? "";
          if (values[place] && !control.value) {
            unknown.push([control.labels[0].firstChild.textContent, values[place]]);
          }
        }
      });
    }
    showMissing(unknown);
    show();
  }

  // What is shown

  function hasState(line, column, state) {
    return state === "known"
      ? numbers(line, column).length > 0 : line.cells[column].classList.contains(state);
  }

  // Tells of a line whether it fits what is chosen now.
  function filter() {
    const device = devices.get(chosen("device")[0]);
    const axes = ["orientation", "entry-point", "mode"].map((axis) => [axis, ...chosen(axis)]);
    const [os] = chosen("os").map(Number);
    const [state] = chosen("state");
    const sizes = shownTextSizes();
    const fits = (version) => (!os || version === os) && (device?.os?.includes(version) ?? true);
    return (line) =>
      (!device || line.screen === device.screen)
      && line.os.some(fits)
      && axes.every(([axis, value]) => !value || line[axis] === value)
      && (!state || sizes.some((size) => hasState(line, size, state)));
  }

  function showColumns() {
    const shown = columns.map(isShown);
    for (const row of [headRow, ...body.rows]) {
      shown.forEach((isShown, place) => { row.cells[place].hidden = !isShown; });
    }
    groupRow.querySelector("th").colSpan = shownTextSizes().length;
    groupRow.cells[columns.indexOf("width")].hidden = !isShown("width");
    groupRow.lastElementChild.hidden = !isShown(DIFFERENCE);
  }

  // From the least to the greatest that two numbers can differ by; nothing if one is unknown.
  function difference(one, other) {
    if (one.length === 0 || other.length === 0) return [];
    return [...new Set([other[0] - one.at(-1), other.at(-1) - one[0]])];
  }

  function differs({ differences }) {
    return differences[0] > 0 || differences.at(-1) < 0;
  }

  function showDifferences([from, to]) {
    headRow.lastElementChild.querySelector("button").textContent = `${to} − ${from}`;
    for (const line of lines) {
      line.differences = difference(numbers(line, from), numbers(line, to));
      const cell = line.cells[DIFFERENCE];
      cell.textContent = line.differences.map((count) => signed(points(count))).join("…") || "?";
      cell.classList.toggle("unknown", line.differences.length === 0);
      cell.classList.toggle("differs", differs(line));
    }
  }

  // A text or a number; a range counts as its least, and what is unknown is undefined.
  function sortValue(line, column) {
    if (column === "versions") return line.os[0];
    if (column === DIFFERENCE) return line.differences[0];
    return AXES.includes(column) ? line.cells[column].textContent : numbers(line, column)[0];
  }

  function compareLines(column, direction) {
    const sign = direction === "asc" ? 1 : -1;
    return (line, otherLine) => {
      const one = sortValue(line, column), other = sortValue(otherLine, column);
      const unknown = (one === undefined) - (other === undefined);
      if (unknown !== 0 || one === undefined) return unknown;
      return sign * (typeof one === "string" ? compareTexts(one, other) : one - other);
    };
  }

  function showOrder() {
    const { column, direction } = sorting();
    if (!column) form.elements.sort.value = "";
    columns.forEach((name, place) => {
      headRow.cells[place].ariaSort = name === column ? `${direction}ending` : null;
    });
    const order = column ? lines.toSorted(compareLines(column, direction)) : lines;
    body.append(...order.map(({ row }) => row));
  }

  function describe(fitting) {
    const choices = [...form.querySelectorAll("select:not([name=compare])")]
      .filter(({ value }) => value)
      .map(({ name, selectedOptions: [{ label }] }) =>
        name === "state" ? `a height is ${label}` : label);
    const part = fitting.length < lines.length ? `${fitting.length} of ` : "";
    const compared = comparison() ? `; ${fitting.filter(differs).length} differ` : "";
    return [`${part}${lines.length} lines`, ...choices].join(", ") + compared;
  }

  function show() {
    const compared = comparison();
    const fitting = lines.filter(filter());
    form.querySelector("fieldset").hidden = compared !== null;
    if (compared) showDifferences(compared);
    showColumns();
    showOrder();
    for (const line of lines) line.row.hidden = !fitting.includes(line);
    count.textContent = describe(fitting);
    keepStop();
  }

  function changed() {
    showMissing([]);
    show();
    writeAddress();
  }

  // Up, then down, then as it was.
  function sortBy(column) {
    const { column: current, direction } = sorting();
    const next = column !== current ? "asc" : direction === "asc" ? "desc" : "";
    form.elements.sort.value = next && `${column},${next}`;
    changed();
  }

  // The cells: arrow keys move between them, and the Tab key stops at one of them

  const shown = (elements) => [...elements].filter((element) => !element.hidden);
  let stop = null;

  function moveStop(cell) {
    stop?.removeAttribute("tabindex");
    stop = cell;
    if (stop) stop.tabIndex = 0;
  }

  function keepStop() {
    if (stop && !stop.hidden && !stop.parentElement.hidden) return;
    const cells = shown(body.rows).flatMap((row) => shown(row.cells));
    moveStop(cells.find(canCopy) ?? cells[0]);
  }

  function step(cell, [down, right]) {
    const rows = shown(body.rows), row = cell.parentElement;
    const place = shown(row.cells).indexOf(cell) + right;
    const next = shown(rows[rows.indexOf(row) + down]?.cells ?? [])[place];
    if (!next) return;
    moveStop(next);
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function pressed(event) {
    const cell = event.target;
    if (cell !== stop || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key in STEPS) step(cell, STEPS[event.key]);
    else if (event.key !== "Enter" && event.key !== " ") return;
    else if (canCopy(cell)) offer(cell);
    else cell.querySelector("a")?.click();
    event.preventDefault();
  }

  // A link in a cell is followed, and what is selected can be copied without help.
  function clicked({ target }) {
    const cell = target.closest("td");
    if (cell && canCopy(cell) && !target.closest("a") && getSelection().isCollapsed) offer(cell);
  }

  // Copying a number

  const dialog = make("dialog");
  const copied = make("p", { className: "copied", role: "status" });
  let forgetting = 0;

  function canCopy(cell) {
    return cell.hasAttribute("aria-haspopup");
  }

  // The ways to write a number, by name. Of a range it is the least.
  function formats(line, column) {
    const [count] = numbers(line, column);
    const [width] = numbers(line, "width").map(points);
    const { scale } = data.screens[line.screen];
    const number = points(count);
    const ways = { points: number, [`pixels @${scale}x`]: points(count * scale) };
    if (column === "width") return { ...ways, CSS: `width: ${number}px;` };
    if (!width) return { ...ways, CSS: `height: ${number}px;` };
    const CGSize = `CGSize(width: ${width}, height: ${number})`;
    return { ...ways, CGSize, CSS: `width: ${width}px; height: ${number}px;` };
  }

  function offer(cell) {
    const line = lines.find(({ row }) => row === cell.parentElement);
    const column = columns[cell.cellIndex];
    const place = [column === "width" ? "wide" : `high at ${column}`,
      ...AXES.map((axis) => line.cells[axis].textContent)].join(", ");
    const isRange = [column, "width"].some((column) => numbers(line, column).length > 1);
    const buttons = Object.entries(formats(line, column)).map(([name, value]) =>
      make("button", { value }, make("span", {}, name), make("code", {}, value)));
    dialog.ariaLabel = `Copy ${cell.textContent} ${place}`;
    dialog.replaceChildren(make("form", { method: "dialog" },
      make("p", {}, make("strong", {}, cell.textContent), ` ${place}`),
      ...isRange ? [make("p", {}, "Of a range, the smallest is copied.")] : [],
      ...buttons, make("button", { value: "" }, "Close")));
    moveStop(cell);
    cell.focus();
    dialog.returnValue = "";
    dialog.showModal();
    placeBeside(cell.getBoundingClientRect());
  }

  function placeBeside({ left, top, bottom }) {
    const { offsetWidth: width, offsetHeight: height } = dialog;
    const isRoomBelow = bottom + height < innerHeight;
    dialog.style.left = `${Math.max(0, Math.min(left, innerWidth - width - 16))}px`;
    dialog.style.top = `${Math.max(0, isRoomBelow ? bottom : top - height)}px`;
  }

  async function copy(text) {
    copied.textContent = "";
    const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false)
      || copyFromField(text);
    copied.textContent = `${isCopied ? "Copied" : "The browser does not let copy"} ${text}`;
    clearTimeout(forgetting);
    forgetting = setTimeout(() => { copied.textContent = ""; }, 5000);
  }

  // Where a page may not use the clipboard, as in some browsers one from disk.
  function copyFromField(value) {
    const field = make("textarea", { value });
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    stop.focus();
    return isCopied;
  }

  // All of it together

  function addSortButtons() {
    columns.forEach((column, place) => {
      const head = headRow.cells[place];
      const button = make("button", { type: "button" }, ...head.childNodes);
      button.addEventListener("click", () => sortBy(column));
      head.append(button);
    });
  }

  function addToolbar() {
    const open = matchMedia("(min-width: 40rem)").matches;
    const summary = make("summary", {}, "Filter and compare");
    const reset = make("button", { type: "button" }, "Reset");
    const hint = make("p", {}, "Choose a number to copy it.");
    table.parentElement.before(
      make("details", { className: "filters", open }, summary, form), missing,
      make("div", { className: "count" }, count, reset, hint));
    form.addEventListener("change", changed);
    reset.addEventListener("click", () => {
      setAddress("");
      readAddress();
    });
  }

  function makeGrid() {
    table.role = "grid";
    for (const line of lines) {
      for (const [column, number] of line.counts) {
        if (number.length > 0) line.cells[column].ariaHasPopup = "dialog";
      }
    }
    body.addEventListener("keydown", pressed);
    body.addEventListener("click", clicked);
    document.body.append(dialog, copied);
    dialog.addEventListener("close", () => { if (dialog.returnValue) copy(dialog.returnValue); });
    dialog.addEventListener("click", ({ target }) => { if (target === dialog) dialog.close(); });
  }

  addSortButtons();
  addToolbar();
  makeGrid();
  followAddress(readAddress, writeAddress);
}
