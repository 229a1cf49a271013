// The tables of sizes to work with: one kind of widget at a time, filtered and sorted. Without this
// script the page shows the same tables. The data of the page describes the rows; the index of the search has
// the names of devices.
"use strict";

{
  const index = globalThis.widgetsizeIndex;
  const container = document.querySelector(".alternatives");
  // Addresses of version 1 named no kind: its only table was that of Today extensions.
  const FIRST_KIND = "today";
  // Names of axes in addresses of version 1, other than those of the columns.
  const OLD_NAMES = { compare: "text" };
  const collator = new Intl.Collator("en", { numeric: true });
  // How many devices are named before the rest is counted.
  const NAMED = 3;

  // MARK: Rows

  // The contents of the rows of a kind, without their elements.
  function readLines({ rows }) {
    return rows.map(([screen, versions, positions, marks, numbers]) =>
      ({ screen, versions, positions, marks: marks.map((mark) => data.marks[mark][0]), numbers }));
  }

  function readKind(kind) {
    const part = document.getElementById(kind.id);
    const table = part.querySelector("table");
    const heads = [...table.tHead.rows].at(-1).cells;
    return {
      ...kind, part, table, heads,
      // How many cells of a row come before its numbers.
      lead: 2 + kind.axes.length,
      shown: new Set(kind.columns.map(([id]) => id)),
      lines: lazy(() => readLines(kind)),
      // The rows as they stand in the page, whatever they are sorted by.
      rows: lazy(() => [...table.tBodies[0].rows]),
    };
  }

  const kinds = data.kinds.map(readKind);
  let kind = kinds[0];
  // Whether a link of a switch, which each kind has for itself, is being followed.
  let isSwitching = false;

  // What the columns of a kind are called in the address, in their order.
  function columnNames({ axes, columns }) {
    return ["screen", "versions", ...axes.map(({ id }) => id), ...columns.map(([id]) => id)];
  }

  // MARK: Devices

  const devices = lazy(() => index.devices.split("\n").map((line) => {
    const [name, , screen, versions, ...others] = line.split("|");
    const [first, last] = versions.split("-");
    return {
      name,
      screen: screen === "" ? null : Number(screen),
      runs: (os) => (!first || os >= Number(first)) && (!last || os <= Number(last)),
      names: [name, ...others].map(folded),
    };
  }));

  const screens = lazy(() => data.screens.map(([id, name, number]) =>
    ({ number, names: [id, name].map(folded) })));

  // The devices that a text names: those called so, otherwise those with the text in their names, with all
  // its words there, or at last in what else they are called.
  function devicesNamed(text) {
    const whole = folded(text);
    const words = text.split(/\s+/).map(folded).filter((word) => word !== "");
    const tests = [
      ({ names }) => names.includes(whole),
      ({ names }) => names[0].includes(whole),
      ({ names }) => words.every((word) => names[0].includes(word)),
      ({ names }) => words.every((word) => names.some((name) => name.includes(word))),
    ];
    for (const test of tests) {
      const found = devices().filter(test);
      if (found.length > 0) return found;
    }
    return [];
  }

  // The places of the screens in the data that a text names.
  function screensNamed(text) {
    const whole = folded(text);
    const isNamed = (test) => screens().flatMap(({ names }, place) => names.some(test) ? [place] : []);
    const exact = isNamed((name) => name === whole);
    return exact.length > 0 ? exact : isNamed((name) => name.includes(whole));
  }

  // What a text asks for: devices, or screens if no device is called so. Nothing of an empty text.
  function wishFor(text) {
    if (folded(text) === "") return null;
    const found = devicesNamed(text);
    const isName = found.some(({ names }) => names.includes(folded(text)));
    const wanted = isName ? [] : screensNamed(text);
    return { devices: found, screens: new Set(wanted) };
  }

  // Whether a row is about a device or a screen of a wish, on a version if one is chosen.
  function isWished(wish, line, os) {
    const versions = os ? line.versions.filter((version) => version === os) : line.versions;
    if (versions.length === 0) return false;
    if (!wish || wish.screens.has(line.screen)) return true;
    const { number } = screens()[line.screen];
    return wish.devices.some(({ screen, runs }) =>
      screen !== null && screen === number && versions.some(runs));
  }

  // Whether a kind has a row for a wish.
  function has(kind, wish, os) {
    return kind.lines().some((line) => isWished(wish, line, os));
  }

  // MARK: The form, which alone holds the choice

  const search = make("input", { type: "search", name: "device", autocomplete: "off" });
  const selects = make("div");
  const reset = make("button", { type: "button" }, "Reset");
  const count = make("p", { className: "count" });
  const remarks = make("p", { className: "remarks" });
  const sort = make("input", { type: "hidden", name: "sort" });
  const form = make("form", { className: "filters", ariaLabel: "Filters" },
    make("label", {}, make("span", {}, "Device"), search), selects, sort, reset, count);
  for (const line of [count, remarks]) line.setAttribute("role", "status");

  function select(name, label, choices) {
    const options = choices.map(([value, text]) => new Option(text, value));
    return make("label", {}, make("span", {}, label),
      make("select", { name }, new Option("All", ""), ...options));
  }

  function versionChoices({ platform }) {
    const versions = [...new Set(kind.lines().flatMap((line) => line.versions))];
    return versions.sort((one, other) => other - one)
      .map((version) => [version, `${platform} ${version}`.trim()]);
  }

  // The states that numbers of the kind have.
  function stateChoices() {
    const used = new Set(kind.lines().flatMap((line) => line.marks));
    const states = data.marks.filter(([state]) => state !== "not-applicable" && used.has(state));
    return [["known", "known"], ...states];
  }

  // The controls of a kind: a select for the version, each axis, the columns and the state.
  function makeSelects() {
    const { axes, columnAxis: [name, label], columns, fixedColumns } = kind;
    selects.replaceChildren(
      select("os", "Version", versionChoices(kind)),
      ...axes.map(({ id, name, positions }) => select(id, name, positions)),
      select(name, label, columns.slice(fixedColumns)),
      select("state", "State", stateChoices()));
  }

  function chosen(name) {
    return form.elements.namedItem(name)?.value ?? "";
  }

  // Several columns, as an address can name them, are a choice of their own.
  function chooseColumns(control, ids) {
    const value = ids.join(",");
    control.add(new Option(ids.join(" and "), value));
    control.value = value;
  }

  // Chooses what a text names. Returns whether there is such a choice.
  function choose(control, text) {
    if (control === search || control === sort) {
      control.value = text;
      return true;
    }
    const option = optionNamed(text, control);
    const parts = text.split(",");
    const columns = kind.columns.map(([id]) => id).filter((id) => parts.includes(id));
    if (option) control.value = option.value;
    else if (control.name === kind.columnAxis[0] && columns.length > 1) chooseColumns(control, columns);
    else return text === "";
    return true;
  }

  // MARK: What is shown

  function shownColumns() {
    const [name] = kind.columnAxis;
    const ids = kind.columns.map(([id]) => id);
    const wanted = chosen(name).split(",");
    return new Set(wanted[0] === "" ? ids
      : ids.filter((id, place) => place < kind.fixedColumns || wanted.includes(id)));
  }

  // Hides and shows the cells of columns that were not hidden or shown before.
  function showColumns() {
    const wanted = shownColumns();
    kind.columns.forEach(([id], place) => {
      if (wanted.has(id) === kind.shown.has(id)) return;
      const cell = kind.lead + place;
      for (const row of [{ cells: kind.heads }, ...kind.rows()]) row.cells[cell].hidden = !wanted.has(id);
    });
    kind.shown = wanted;
    const group = kind.table.tHead.querySelector("[scope=colgroup]");
    if (group) group.colSpan = wanted.size - kind.fixedColumns;
  }

  // A function that says whether a row matches the choice.
  function filter(wish) {
    const os = Number(chosen("os"));
    const positions = kind.axes.map(({ id, positions }) =>
      positions.findIndex(([position]) => position === chosen(id)));
    const state = chosen("state");
    const places = kind.columns.flatMap(([id], place) =>
      kind.shown.has(id) && place >= kind.fixedColumns ? [place] : []);
    const hasState = ({ marks, numbers }, place) => state === "" ? marks[place] !== "not-applicable"
      : state === "known" ? numbers[place] !== null : marks[place] === state;
    return (line) => isWished(wish, line, os)
      && positions.every((position, axis) => position < 0 || line.positions[axis] === position)
      && places.some((place) => hasState(line, place));
  }

  // A text or a number; nothing if a number is unknown.
  function sortValue(line, column) {
    const names = columnNames(kind);
    const place = names.indexOf(column);
    if (place === 0) return data.screens[line.screen][1];
    if (place === 1) return line.versions[0];
    return place < kind.lead
      ? kind.axes[place - 2].positions[line.positions[place - 2]][1] : line.numbers[place - kind.lead];
  }

  function compareValues(one, other, sign) {
    const unknown = (one === null) - (other === null);
    if (unknown !== 0 || one === null) return unknown;
    return sign * (typeof one === "string" ? collator.compare(one, other) : one - other);
  }

  // The column and the direction; nothing where there is no such column to see.
  function sorting() {
    const [column, direction] = sort.value.split(",");
    const isSeen = columnNames(kind).indexOf(column) < kind.lead || kind.shown.has(column);
    return columnNames(kind).includes(column) && isSeen && ["asc", "desc"].includes(direction)
      ? { column, direction } : {};
  }

  function showOrder() {
    const { column, direction } = sorting();
    if (!column) sort.value = "";
    if (sort.value === (kind.order ?? "")) return;
    kind.order = sort.value;
    columnNames(kind).forEach((name, place) => {
      kind.heads[place].ariaSort = name === column ? `${direction}ending` : null;
    });
    const places = kind.lines().map((line, place) => ({ place, value: column ? sortValue(line, column) : 0 }));
    if (column) {
      const sign = direction === "asc" ? 1 : -1;
      places.sort((one, other) => compareValues(one.value, other.value, sign) || one.place - other.place);
    }
    kind.table.tBodies[0].append(...places.map(({ place }) => kind.rows()[place]));
  }

  // Hides and shows rows. Returns how many are shown.
  function showRows(fits) {
    let shown = 0;
    const rows = kind.rows();
    kind.lines().forEach((line, place) => {
      const isShown = fits(line);
      if (isShown) shown += 1;
      if (rows[place].hidden === isShown) rows[place].hidden = !isShown;
    });
    return shown;
  }

  function show() {
    const wish = wishFor(search.value);
    showColumns();
    showOrder();
    const shown = showRows(filter(wish));
    const all = kind.lines().length;
    count.textContent = shown < all ? `${shown} of ${all} rows` : `${all} rows`;
    showRemarks(wish);
  }

  // MARK: Remarks on what a table does not show

  const unknownValues = [];

  function names(devices) {
    const shown = devices.slice(0, NAMED).map(({ name }) => name).join(", ");
    return devices.length > NAMED ? `${shown} and ${devices.length - NAMED} more` : shown;
  }

  // The devices without a row in any table.
  function withoutSizes(wish) {
    return wish.devices.filter((device) =>
      !kinds.some((kind) => has(kind, { devices: [device], screens: new Set() })));
  }

  // Links to the other kinds that have rows for a wish.
  function otherKinds(wish) {
    const others = kinds.filter((other) => other !== kind && has(other, wish));
    const links = others.flatMap((other) => [", ", make("a", { href: address(other.id) }, other.name)]);
    return links.length > 0 ? [make("span", {}, "Also in: ", ...links.slice(1), ".")] : [];
  }

  function showRemarks(wish) {
    const parts = unknownValues.map(([label, text]) => make("span", {},
      `Not in this table: ${label.toLowerCase()} ‘`, make("bdi", {}, text.slice(0, 60)), "’."));
    if (wish && wish.devices.length + wish.screens.size === 0) {
      parts.push(make("span", {}, "No device or screen is called ‘",
        make("bdi", {}, search.value.slice(0, 60)), "’."));
    } else if (wish) {
      const missing = withoutSizes(wish);
      if (missing.length > 0) parts.push(make("span", {}, `${names(missing)}: no source has a size.`));
      parts.push(...otherKinds(wish));
    }
    remarks.replaceChildren(...parts.flatMap((part) => [part, " "]));
  }

  // MARK: The address, which has the choice so that it can be shared

  // What is chosen, by name.
  function choices() {
    const controls = [...form.elements].filter(({ name, value }) => name && value.trim() !== "");
    return controls.map(({ name, value }) => [name, value.trim()]);
  }

  // The part of the address behind `#` for a kind: its id alone where nothing is chosen.
  function fragment(id, parts) {
    const encoded = parts.map(([name, value]) =>
      `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`);
    return encoded.length > 0 ? [`kind=${id}`, ...encoded].join("&") : id;
  }

  // Another kind with the same device.
  function address(id) {
    return `#${fragment(id, choices().filter(([name]) => name === "device"))}`;
  }

  function writeAddress() {
    const parts = choices();
    setAddress(parts.length > 0 || kind !== kinds[0] ? fragment(kind.id, parts) : "");
  }

  // The kind that an address means: the one it names. An address of version 1 means Today extensions if it has
  // one of their axes, else the first kind with rows for it.
  function kindOf(parameters) {
    const named = kinds.find(({ id }) => id === parameters.get("kind"));
    if (named) return named;
    const first = kinds.find(({ id }) => id === FIRST_KIND) ?? kinds[0];
    const asked = [...parameters.keys()].filter((name) => name in OLD_NAMES
      || columnNames(first).concat(first.columnAxis[0], "sort", "state").includes(name));
    const wish = wishFor(parameters.get("device") ?? "");
    const os = Number(parameters.get("os")) || 0;
    if (asked.length > 0) return first;
    return [first, ...kinds].find((kind) => has(kind, wish, os)) ?? first;
  }

  // Shows a kind with its controls, which keep what the last kind had chosen where they can.
  function setKind(wanted) {
    const last = kind;
    const kept = choices();
    kind = wanted;
    for (const other of kinds) other.part.hidden = other !== kind;
    if (form.parentElement !== kind.part) {
      kind.part.querySelector(".switch").after(form, remarks);
      addSortButtons();
      makeSelects();
    }
    for (const [name, value] of kept) {
      const control = form.elements.namedItem(name);
      if (control) choose(control, value);
    }
    if (isSwitching && last !== kind) kind.part.querySelector(".switch [aria-current]").focus();
    isSwitching = false;
  }

  // Reads the choices of an address. A value that no control has chooses nothing, and gets a remark.
  function readChoices(parameters) {
    setKind(kindOf(parameters));
    unknownValues.length = 0;
    for (const control of [...form.elements].filter(({ name }) => name)) {
      const old = Object.keys(OLD_NAMES).find((name) => OLD_NAMES[name] === control.name);
      const text = parameters.get(control.name) ?? parameters.get(old) ?? "";
      if (!choose(control, text)) {
        control.value = "";
        unknownValues.push([control.labels[0].firstChild.textContent, text]);
      }
    }
    show();
  }

  // The kind that has the element to which an address leads.
  function kindWith(id) {
    const element = document.getElementById(id);
    return kinds.find(({ part }) => element && part.contains(element));
  }

  // An address without choices leads to an element, perhaps in the part of a kind: the choices stay.
  function readAddress() {
    const text = location.hash.slice(1);
    if (text.includes("=")) {
      readChoices(new URLSearchParams(text));
      return;
    }
    unknownValues.length = 0;
    if (text === "") form.reset();
    setKind(text === "" ? kinds[0] : kindWith(text) ?? kind);
    show();
    if (text !== "" && choices().length > 0) writeAddress();
  }

  // MARK: All of it together

  function changed() {
    unknownValues.length = 0;
    show();
    writeAddress();
  }

  // Up, then down, then as it was.
  function sortBy(column) {
    const { column: current, direction } = sorting();
    const next = column !== current ? "asc" : direction === "asc" ? "desc" : "";
    sort.value = next && `${column},${next}`;
    changed();
  }

  function addSortButtons() {
    if (kind.hasButtons) return;
    kind.hasButtons = true;
    columnNames(kind).forEach((column, place) => {
      const head = kind.heads[place];
      const button = make("button", { type: "button" }, ...head.childNodes);
      button.addEventListener("click", () => sortBy(column));
      head.append(button);
    });
  }

  // From now on attributes show one part and hide the others, not the address.
  container.classList.replace("alternatives", "kinds");
  form.addEventListener("submit", (event) => event.preventDefault());
  container.addEventListener("click", ({ target }) => { isSwitching = target.matches(".switch a"); });
  // A change event of the field comes only when the focus leaves it: a link below it may be pressed before.
  form.addEventListener("change", ({ target }) => { if (target !== search) changed(); });
  search.addEventListener("input", changed);
  reset.addEventListener("click", () => {
    for (const control of form.elements) control.value = "";
    changed();
  });
  addEventListener("hashchange", readAddress);
  readAddress();
}
