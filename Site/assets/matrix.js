// The tables of sizes to work with: a version and a setting of every device at a time, filtered and sorted.
// Without this script the page shows the same tables. The data of the page has the names of settings and
// columns; everything else is read from the table.
"use strict";

{
  const table = document.querySelector(".matrix");
  const heads = [...table.tHead.rows[0].cells];
  const place = document.querySelector(".controls");
  // How many cells of a row come before its sizes.
  const LEAD = 2;
  const STATES = [["disputed", "disputed"], ["derived", "derived"], ["drawn", "from screenshots"]];

  // MARK: Rows

  function readRow(row) {
    const { first, last, setting } = row.cells[1].dataset;
    return { row, first: Number(first), last: Number(last), setting: Number(setting) };
  }

  // The rows of devices that have the same sizes, how many devices these are, and the addresses of their pages, folded.
  const groups = [...table.tBodies].map((body, index) => ({
    body, index, shown: undefined, rows: [...body.rows].map(readRow), devices: Math.max(1, body.rows[0].querySelectorAll("th a").length),
    names: [[...body.querySelectorAll("th")].map((head) => head.textContent).join(), ...[...body.querySelectorAll("th a")].map((link) =>
      decodeURI(link.getAttribute("href").replace(/^.*\/|\.html$/g, "")))].map(folded),
  }));

  // The platform stands before the versions of the first row.
  const platform = table.tBodies[0].rows[0].cells[1].textContent.replace(/^Version\s*/, "").split(" ")[0];
  const isOnePlatform = groups.every(({ rows }) => rows[0].row.cells[1].textContent.includes(`${platform} `));

  function versions() {
    const found = groups.flatMap(({ rows }) => rows.flatMap(({ first, last }) => [first, last]));
    return [...new Set(found)].sort((one, other) => other - one);
  }

  // MARK: The form, which alone holds the choice

  function select(name, label, choices, all) {
    const options = choices.map(([value, text]) => new Option(text, value));
    return make("label", {}, make("span", {}, label),
      make("select", { name }, new Option(all, ""), ...options));
  }

  const search = make("input", { type: "search", name: "device", autocomplete: "off" });
  const sort = make("input", { type: "hidden", name: "sort" });
  const count = make("p", { className: "count" });
  const reset = make("button", { type: "button" }, "Reset");
  const more = make("details", {}, make("summary", {}, "Filter"), make("div", {},
    make("label", {}, make("span", {}, "Device"), search),
    select("family", "Family", data.columns, "All"), select("state", "State", STATES, "All"), reset));
  const form = make("form", { className: "filters", ariaLabel: "Choice of sizes" },
    select("os", "Version", versions().map((os) => [os, isOnePlatform ? `${platform} ${os}` : os]), "Newest"),
    ...(data.settings.length > 1
      ? [select("setting", "Setting", data.settings.slice(1), data.settings[0][1])] : []),
    more, sort, count);
  count.setAttribute("role", "status");

  function chosen(name) {
    return form.elements.namedItem(name)?.value ?? "";
  }

  // MARK: What is shown

  // The row of a device that the version and the setting mean: the newest if no version is chosen.
  function meant({ rows }, os, setting) {
    return rows.find((row) =>
      row.setting === setting && (!os || (row.first <= os && os <= row.last)));
  }

  function hasState({ row }, state, column) {
    const cells = column < 0 ? [...row.cells].slice(LEAD) : [row.cells[LEAD + column]];
    return cells.some(({ classList }) => state === "" ? column < 0 || !classList.contains("none")
      : state === "derived" ? classList.contains("derived") || classList.contains("extrapolated")
        : classList.contains(state));
  }

  // The devices whose names have a text; if none has, those whose names have all of its words.
  function named(text) {
    const whole = folded(text), words = text.split(/\s+/).map(folded);
    const found = groups.filter(({ names }) => names.some((name) => name.includes(whole)));
    return new Set(found.length > 0 ? found
      : groups.filter(({ names }) => words.every((word) => names[0].includes(word))));
  }

  function showColumns(column) {
    heads.forEach((head, index) => {
      const isHidden = column >= 0 && index >= LEAD && index !== LEAD + column;
      if (head.hidden === isHidden) return;
      head.hidden = isHidden;
      for (const { rows } of groups) for (const { row } of rows) row.cells[index].hidden = isHidden;
    });
  }

  // A version or a setting leaves each device one row. Otherwise each has its newest, and opens the others.
  function show() {
    const os = Number(chosen("os")), setting = Math.max(0, data.settings.findIndex(([id]) => id === chosen("setting")));
    const column = data.columns.findIndex(([id]) => id === chosen("family"));
    const state = chosen("state"), isChosen = os > 0 || setting > 0, wanted = named(search.value);
    table.classList.toggle("one", isChosen);
    for (const group of groups) {
      const one = isChosen ? meant(group, os, setting) : group.rows[0];
      const isShown = Boolean(one) && wanted.has(group) && hasState(one, state, column);
      group.body.hidden = !isShown;
      for (const line of group.rows) line.row.hidden = isChosen && line !== one;
      group.shown = one;
    }
    showColumns(column);
    showOrder();
    const [all, shown] = [groups, groups.filter(({ body }) => !body.hidden)].map((some) => some.reduce((sum, { devices }) => sum + devices, 0));
    count.textContent = shown < all ? `${shown} of ${all} devices` : `${shown} devices`;
  }

  // MARK: Sorting

  // The first number of a column in the row that is shown; nothing if there is none.
  function sortValue({ shown }, column) {
    const cell = shown?.row.cells[column];
    const [number] = cell?.textContent.replace(heads[column].textContent, "").match(/\d+(\.\d+)?/) ?? [];
    return number === undefined ? null : Number(number);
  }

  function showOrder() {
    const [id, direction] = sort.value.split(",");
    const names = ["device", "os", ...data.columns.map(([name]) => name)];
    const column = ["asc", "desc"].includes(direction) ? names.indexOf(id) : -1;
    if (column < 1) sort.value = "";
    heads.forEach((head, index) => { head.ariaSort = index === column && column > 0 ? `${direction}ending` : null; });
    const sign = direction === "asc" ? 1 : -1;
    const values = new Map(groups.map((group) => [group, column > 0 ? sortValue(group, column) : 0]));
    const order = [...groups].sort((one, other) => {
      const [left, right] = [values.get(one), values.get(other)];
      return Number(left === null) - Number(right === null) || sign * (left - right) || one.index - other.index;
    });
    table.append(...order.map(({ body }) => body));
  }

  // Up, then down, then as it was.
  function sortBy(column) {
    const [current, direction] = sort.value.split(",");
    const next = column !== current ? "asc" : direction === "asc" ? "desc" : "";
    sort.value = next && `${column},${next}`;
    changed();
  }

  heads.slice(1).forEach((head, index) => {
    const id = index === 0 ? "os" : data.columns[index - 1][0];
    const button = make("button", { type: "button" }, ...head.childNodes);
    button.addEventListener("click", () => sortBy(id));
    head.append(button);
  });

  // MARK: The address, which has the choice so that it can be shared

  function writeAddress() {
    const controls = [...form.elements].filter(({ name, value }) => name && value.trim() !== "");
    setAddress(controls.map(({ name, value }) =>
      `${name}=${encodeURIComponent(value.trim()).replaceAll("%2C", ",")}`).join("&"));
  }

  function readAddress() {
    const parameters = new URLSearchParams(location.hash.includes("=") ? location.hash.slice(1) : "");
    for (const control of [...form.elements].filter(({ name }) => name)) {
      const text = parameters.get(control.name) ?? "";
      control.value = control.options ? optionNamed(text, control)?.value ?? "" : text;
    }
    more.open = ["device", "family", "state"].some((name) => chosen(name) !== "");
    show();
  }

  function changed() {
    show();
    writeAddress();
  }

  form.addEventListener("submit", (event) => event.preventDefault());
  // A change event of the field comes only when the focus leaves it: a link below it may be pressed before.
  form.addEventListener("change", ({ target }) => { if (target !== search) changed(); });
  search.addEventListener("input", changed);
  reset.addEventListener("click", () => {
    for (const control of form.elements) control.value = "";
    changed();
  });
  place.append(form);
  followAddress(readAddress, writeAddress);
}
