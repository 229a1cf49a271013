// Buttons that copy a size in the form that a designer or a developer needs. A cell with a size has `data-w`
// and `data-h`, in pixels, and `data-s`, pixels per point. Where the scale depends on the display, all are in
// points, and `data-s` is 1.
(() => {
  "use strict";

  // MARK: Forms

  // A length in points as an exact expression: two decimals, or a quotient if these are not exact.
  function points(pixels, scale, quotient) {
    const rounded = Math.round(pixels / scale * 100) / 100;
    const isExact = Math.abs(rounded * scale - pixels) < 1e-6;
    return isExact ? String(rounded) : quotient(pixels, scale);
  }

  const asDouble = (pixels, scale) => points(pixels, scale, (p, s) => `${p}.0 / ${s}`);
  const asNumber = (pixels, scale) => points(pixels, scale, (p, s) => `${p} / ${s}`);
  const asRounded = (pixels, scale) => points(pixels, scale, (p, s) => (p / s).toFixed(2));

  // A pixel of CSS is a point.
  function asLength(pixels, scale) {
    const quotient = points(pixels, scale, (p, s) => `calc(${p}px / ${s})`);
    return quotient.startsWith("calc") ? quotient : `${quotient}px`;
  }

  // A length of Compose, which has no integers: thirds are quotients of floating point.
  const asDp = (pixels, scale) => points(pixels, scale, (p, s) => `(${p}f / ${s})`);

  // What a button can copy, by its name; nothing where the size has no such form.
  const FORMS = {
    "Points": ({ w, h, s }) => `${asRounded(w, s)} × ${asRounded(h, s)}`,
    "Width": ({ w, s }) => asRounded(w, s),
    "Height": ({ h, s }) => asRounded(h, s),
    "Pixels": ({ w, h }) => `${w} × ${h}`,
    "Content": ({ w, h, s, m }) => [w, h].map((side) => asRounded(side - 2 * m * s / 100, s)).join(" × "),
    "SVG frame": figures.frame,
    "CGSize": ({ w, h, s }) => `CGSize(width: ${asDouble(w, s)}, height: ${asDouble(h, s)})`,
    "SwiftUI frame": ({ w, h, s }) => `.frame(width: ${asDouble(w, s)}, height: ${asDouble(h, s)})`,
    "CSS": ({ w, h, s }) => `width: ${asLength(w, s)}; height: ${asLength(h, s)};`,
    "TypeScript": ({ w, h, s }) => `{ width: ${asNumber(w, s)}, height: ${asNumber(h, s)} }`,
    "Kotlin": ({ w, h, s }) => `DpSize(${asDp(w, s)}.dp, ${asDp(h, s)}.dp)`,
    "Dart": ({ w, h, s }) => `Size(${asNumber(w, s)}, ${asNumber(h, s)})`,
  };

  // The form that was chosen last, on any page. A browser may keep nothing for a page, as from some disks.
  const KEPT = "widgetsize-copy";
  function kept() {
    try {
      return localStorage.getItem(KEPT);
    } catch {
      return null;
    }
  }
  function keep(name) {
    try {
      localStorage.setItem(KEPT, name);
    } catch {
      // The choice holds until the page is left.
    }
  }

  // MARK: Controls

  // Two sheets, one behind the other.
  function icon() {
    return shape("svg", { "viewBox": "0 0 16 16", "aria-hidden": "true" },
      shape("rect", { x: 5.5, y: 5.5, width: 8, height: 8, rx: 1.5 }),
      shape("path", { d: "M10.5 5.5v-2a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2" }));
  }

  // The label of a button: `Copy Medium, iOS 27`. A table of one version has it in its caption.
  function label(cell) {
    const heading = cell.closest("tr").querySelector("th");
    const family = heading?.querySelector(".fam") ?? heading;
    const column = cell.querySelector(".label")?.textContent;
    const table = cell.closest("table.answers");
    const names = table
      ? [family?.textContent.trim(), table.caption?.textContent, /^points/i.test(column) ? "" : column]
      : [family?.textContent.trim(), column];
    return `Copy ${names.filter((name) => name).join(", ")}`;
  }

  function addButton(cell, form, report) {
    const button = make("button", { type: "button", className: "copy" }, icon());
    button.setAttribute("aria-label", label(cell));
    button.addEventListener("click", async () => {
      const text = FORMS[form.value](figures.sizeOf(cell), figures.nameOf(cell));
      await copyText(text);
      report(form.value === "SVG frame" ? "an SVG frame" : text, button);
    });
    cell.querySelector(".pt").after(button);
  }

  // A button with two sheets after an element.
  function addCopy(element, words, textOf, report) {
    const button = make("button", { type: "button", className: "copy", ariaLabel: `Copy ${words}`, title: `Copy ${words}` }, icon());
    button.addEventListener("click", async () => {
      await copyText(textOf());
      report(words, button);
    });
    element.append(button);
  }

  // Beside the template, which is saved, its frame for the clipboard.
  function addFrameButton(files, report) {
    const cell = files.closest("tr").querySelector("td[data-w]");
    if (!cell) return;
    const name = figures.nameOf(cell);
    addCopy(files, `the SVG frame of ${name}`, () => figures.frame(figures.sizeOf(cell), name), report);
  }

  // What the margin leaves of a size.
  function addContentButton(inner, report) {
    const text = inner.textContent.replace("content", "").trim();
    addCopy(inner, `the content size, ${text}`, () => text, report);
  }

  function actionButton(name, textOf, words, report) {
    const button = make("button", { type: "button", className: "action" }, `Copy ${name}`);
    button.addEventListener("click", async () => {
      await copyText(textOf());
      report(words, button);
    });
    return button;
  }

  // A button for the address of a panel.
  const linkButton = (idOf, report) => actionButton("link", () => new URL(`#${idOf()}`, location.href).href, "the link", report);

  // In a panel of evidence, buttons for its size, its address and its frame before the other links.
  function addPanelButtons(panel, report) {
    const size = panel.querySelector(".pt").textContent;
    const cell = linksTo(panel.id).map((link) => link.closest("td[data-w]")).find((one) => one);
    const frame = cell ? [actionButton("SVG", () => figures.frame(figures.sizeOf(cell), figures.nameOf(cell)), "an SVG frame", report), " "] : [];
    panel.lastElementChild.prepend(
      actionButton("size", () => size, size, report), " ", linkButton(() => panel.id, report), " ", ...frame);
    panel.lastElementChild.lastElementChild.addEventListener("click", close);
  }

  // MARK: The evidence of a size

  const evidence = document.querySelector(".evidence");
  const panelShown = () => document.querySelector(".opened");
  const linksTo = (id) => [...document.querySelectorAll(`main td a[href="#${id}"], .versions a[href="#${id}"]`)];

  // The number from which the panel that is shown was opened, and that from which one was closed just now.
  let opener, left;

  // The address goes on to name the size, without its panel; the page stays where it is, and its number has the focus.
  function close(event) {
    event.preventDefault();
    left = opener;
    location.hash = `size=${panelShown().id}`;
  }

  // Shows the panel below the row of its size, where it covers nothing; if the page has no such row, where it is. It has
  // the focus: it is read out, and what follows in it is next.
  function open(panel, row) {
    panel.classList.add("opened");
    if (row?.cells) row.after(make("tr", { className: "proof" }, make("td", { colSpan: row.cells.length }, panel)));
    else row?.append(panel);
    const [heading, size] = panel.children;
    size.id = `${panel.id}-size`;
    for (const [name, value] of [["role", "group"], ["tabindex", -1], ["aria-label", heading.textContent], ["aria-describedby", size.id]]) {
      panel.setAttribute(name, value);
    }
    panel.focus({ preventScroll: true });
  }

  function takeBack(panel) {
    const row = panel.closest(".proof");
    panel.classList.remove("opened");
    evidence.append(panel);
    row?.remove();
    opener?.setAttribute("aria-expanded", "false");
  }

  // The size that the address names, and the button for it beside the form.
  let shown;
  const linkOfShown = linkButton(() => shown, (...copied) => makeReport()(...copied));

  // Marks the row of the size that the address names, as `#size=medium-ios26` or with its panel, and shows both.
  function showRow() {
    if (panelShown()) takeBack(panelShown());
    for (const element of document.querySelectorAll(".meant")) element.classList.remove("meant");
    const [, before, id] = /^#(size=)?([\w-]+)$/.exec(location.hash) ?? [];
    const links = id ? linksTo(id) : [];
    opener = links.find((link) => link === document.activeElement || link === left)
      // A margin leads there, too.
      ?? links.find((link) => link.closest("td")) ?? links[0];
    const row = opener?.closest("tr, li");
    for (const element of [row, row?.closest(".alternative")]) element?.classList.add("meant");
    const details = row?.closest("details"), panel = !before && document.getElementById(id)?.closest(".panel");
    if (details) details.open = true;
    if (panel) {
      open(panel, row);
      opener?.setAttribute("aria-expanded", "true");
    }
    left?.focus({ preventScroll: true });
    left = undefined;
    const first = row ?? panel;
    shown = id;
    linkOfShown.hidden = !row || Boolean(panel);
    if (!first) return;
    const { top, bottom } = first.getBoundingClientRect();
    const end = Math.max(bottom, panelShown()?.getBoundingClientRect().bottom ?? 0) + 64;
    if (end > innerHeight || top < 0) scrollBy(0, Math.min(end - innerHeight, top - 8));
  }

  const cells = document.querySelectorAll("table:not(.nocopy) td[data-w]");
  const bar = document.querySelector(".copybar");
  if (bar && cells.length > 0) {
    const sizes = [...cells].map((cell) => cell.dataset);
    const isUsed = { Pixels: sizes.some(({ s }) => s > 1), Content: sizes.some(({ m }) => m) };
    const names = Object.keys(FORMS).filter((name) => isUsed[name] ?? true);
    const form = make("select", {}, ...names.map((name) => new Option(name)));
    if (names.includes(kept())) form.value = kept();
    form.addEventListener("change", () => keep(form.value));
    bar.append(make("label", {}, "Copy as ", form), linkOfShown);
    const report = makeReport();
    cells.forEach((cell) => addButton(cell, form, report));
    document.querySelectorAll("table:not(.nocopy) .files:has(a)").forEach((files) => addFrameButton(files, report));
    document.querySelectorAll("table:not(.nocopy) .inner").forEach((inner) => addContentButton(inner, report));
    for (const panel of document.querySelectorAll(".evidence .panel")) {
      addPanelButtons(panel, report);
      for (const link of linksTo(panel.id)) {
        link.setAttribute("aria-expanded", "false");
        link.addEventListener("click", (event) => { if (link.getAttribute("aria-expanded") === "true") close(event); });
      }
    }
    addEventListener("hashchange", showRow);
    // The keyboard goes on from the switch of what is shown now.
    addEventListener("hashchange", () => document.querySelector(".alternative:target [aria-current]")?.focus({ preventScroll: true }));
    addEventListener("keydown", (event) => {
      if (event.key === "Escape" && panelShown()) close(event);
    });
    showRow();
  }
})();
