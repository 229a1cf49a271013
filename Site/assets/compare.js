// Two or three devices on versions side by side: the same as `widgetsize compare`. The address has what is
// chosen: `#devices=iphone-15,iphone-16-pro&os=27,27&setting=icons-large`.
"use strict";

widgetSizes.whenRead(() => {
  const { devices, families, deviceOfPage, versionsOf, defaultVersion } = widgetSizes;
  const PLACES = ["First", "Second", "Third"];
  const LINES = ["dashed", "solid", "dotted"];
  const variants = globalThis.widgetsizeIndex.variants;
  const offered = devices.filter((device) => versionsOf(device).length > 0);
  if (offered.length === 0) return;

  const kindOf = ({ screen }) => data.kinds.find(({ idiom }) => idiom === screen.idiom);
  const platformOf = (device) => kindOf(device).platform;

  // MARK: What is chosen

  // The subjects that the program wrote, and the first two devices where it found none.
  function defaultSubjects() {
    const written = data.subjects.map(({ page, os }) => ({ device: deviceOfPage.get(page), os }));
    return written.length === 2 ? written
      : offered.slice(0, 2).map((device) => ({ device, os: defaultVersion(device) }));
  }

  let subjects = defaultSubjects();
  let setting = 0;

  // The device on a version that it runs: the one that is asked for, or the one that is shown by default.
  function subject(device, os) {
    const versions = versionsOf(device);
    return { device, os: versions.includes(Number(os)) ? Number(os) : defaultVersion(device) };
  }

  function readAddress() {
    const asked = new URLSearchParams(location.hash.slice(1));
    if (location.hash === "" || !asked.has("devices")) return;
    const versions = (asked.get("os") ?? "").split(",");
    const pages = asked.get("devices").split(",").slice(0, PLACES.length);
    const unknown = pages.filter((page) => !offered.includes(deviceOfPage.get(page)));
    subjects = pages.map((page, place) => ({ device: deviceOfPage.get(page), os: versions[place] }))
      .filter(({ device }) => offered.includes(device)).map(({ device, os }) => subject(device, os));
    // One device alone is compared with a device that the page had at first.
    for (const other of defaultSubjects()) {
      const isThere = subjects.some(({ device, os }) => device === other.device && os === other.os);
      if (subjects.length < 2 && !isThere) subjects.push(other);
    }
    setting = Math.max(0, variants.indexOf(asked.get("setting") ?? ""));
    show();
    if (unknown.length > 0) {
      status.textContent = `No device with widget sizes is called ${listed(unknown.map((page) => `"${page}"`))}.`;
    }
  }

  function writeAddress() {
    const pages = subjects.map(({ device }) => device.page).join(",");
    const versions = subjects.map(({ os }) => os).join(",");
    // Slugs, numbers and commas need no escapes.
    setAddress(`devices=${pages}&os=${versions}${setting === 0 ? "" : `&setting=${variants[setting]}`}`);
  }

  // MARK: The choices

  function deviceOptions() {
    return data.kinds.map((kind) => ({ kind, all: offered.filter((device) => kindOf(device) === kind) }))
      .filter(({ all }) => all.length > 0)
      .map(({ kind, all }) =>
        make("optgroup", { label: kind.name }, ...all.map(({ name, page }) => new Option(name, page))));
  }

  function makeChoice(place, number) {
    const none = number === 2 ? [new Option("None", "")] : [];
    const device = chooser(place, [...none, ...deviceOptions()]);
    const os = chooser("Version", []);
    os.select.ariaLabel = `Version of the ${place.toLowerCase()} device`;
    device.select.addEventListener("change", () => {
      const chosen = deviceOfPage.get(device.select.value);
      // A version stays what it is if the new device runs it.
      const before = subjects[number] ?? subjects[0];
      if (chosen) subjects[number] = subject(chosen, before.os);
      else subjects.length = 2;
      change();
    });
    os.select.addEventListener("change", () => {
      subjects[number] = subject(subjects[number].device, os.select.value);
      change();
    });
    return { device, os, element: make("div", {}, device.label, os.label) };
  }

  const choices = PLACES.map(makeChoice);
  const settingChoice = chooser("Setting", []);
  settingChoice.select.addEventListener("change", () => {
    setting = Number(settingChoice.select.value);
    change();
  });
  const status = make("p", { className: "status" });
  status.setAttribute("role", "status");

  function change() {
    writeAddress();
    show();
  }

  function showChoices(settings) {
    choices.forEach(({ device, os }, place) => {
      const chosen = subjects[place];
      device.select.value = chosen?.device.page ?? "";
      os.label.hidden = !chosen;
      if (!chosen) return;
      os.select.replaceChildren(...versionsOf(chosen.device).map((version) =>
        new Option(`${platformOf(chosen.device)} ${version}`, version, false, version === chosen.os)));
    });
    settingChoice.label.hidden = settings.length < 2;
    settingChoice.select.replaceChildren(...settings.map((variant) =>
      new Option(settingName(variant), variant, false, variant === setting)));
  }

  // What a setting is called. The usual one has the name of its variant, if all families have the same.
  function settingName(variant) {
    if (variant !== 0) return data.variants[variants[variant]];
    const usual = widgetSizes.rowsIn(0, widgetSizes.comparison(subjects))
      .flatMap(({ sizes }) => sizes.map((size) => size?.variant ?? 0)).filter((other) => other !== 0);
    return new Set(usual).size === 1 ? data.variants[variants[usual[0]]] : "Usual size";
  }

  // MARK: The table

  const nameOf = ({ device, os }) => `${device.name}, ${platformOf(device)} ${os}`;

  function sizeCell(size, name) {
    if (!size) return labelledCell("none", name, chip("–"));
    if (!size.isKnown) return labelledCell("unknown", name, chip("?"));
    const cell = labelledCell("size", name, span("pt", sizeText(size.counts)), make("br"),
      span("meta", `${size.pixels.join(" × ")} px`));
    if (size.mark !== "") cell.append(make("br"), chip(size.mark));
    Object.assign(cell.dataset, { w: size.pixels[0], h: size.pixels[1], s: size.screen.scale });
    return cell;
  }

  // What a size adds to the first: its class, and its text.
  function difference(first, size) {
    if (!first && !size) return ["same", chip("–")];
    if (!first || !size) return ["diff", "differs"];
    const added = widgetSizes.addition(first, size);
    if (sizeText(first.counts) === sizeText(size.counts)) return added ? ["same", "same"] : ["unknown", chip("?")];
    const isAnySideKnown = [0, 1].some((side) => first.counts[side] !== undefined
      && size.counts[side] !== undefined && first.counts[side] !== size.counts[side]);
    if (!added) return isAnySideKnown ? ["diff", "differs"] : ["unknown", chip("?")];
    const content = [span("pt", differenceText(added))];
    if (first.screen.scale === size.screen.scale) {
      const pixels = size.pixels.map((side, place) => signedText(side - first.pixels[place]));
      content.push(make("br"), span("meta", `${pixels.join(" × ")} px`));
    }
    return ["diff", ...content];
  }

  // One difference as the program writes it; of three subjects two, each with a name.
  function differenceCell([first, ...later]) {
    const all = later.map((size) => difference(first, size));
    if (all.length === 1) return labelledCell(all[0][0], "Difference", ...all[0].slice(1));
    const kinds = all.map(([kind]) => kind);
    const kind = ["diff", "unknown", "same"].find((name) => kinds.includes(name));
    return labelledCell(kind, "Difference", ...all.flatMap(([, ...content], place) =>
      [...(place === 0 ? [] : [make("br")]), span("near", subjects[place + 1].device.name), make("br"), ...content]));
  }

  function row({ family, sizes }) {
    const { id, name } = families[family];
    const heading = make("th", { scope: "row" }, span("fam", capitalized(name)), make("br"), make("code", {}, id));
    return make("tr", {}, heading, ...sizes.map((size, place) => sizeCell(size, nameOf(subjects[place]))),
      differenceCell(sizes));
  }

  function heading(subject) {
    return [deviceLink(subject.device), ", ", span("os", `${platformOf(subject.device)} ${subject.os}`)];
  }

  // MARK: What is shown

  // How to ask the program the same; nothing where it shows more than these.
  function command() {
    const names = [...new Set(subjects.map(({ device }) => device.name))];
    const versions = [...new Set(subjects.map(({ os }) => os))];
    if (names.length * versions.length !== subjects.length) return [];
    const quoted = names.map((name) => `'${name.replaceAll("'", String.raw`'\''`)}'`).join(" ");
    return [make("div", { className: "command" }, make("p", {}, "On the command line: ",
      make("code", {}, `widgetsize compare ${quoted} --os ${versions.join(",")}`)))];
  }

  function figure(rows) {
    const isSameDevice = new Set(subjects.map(({ device }) => device)).size < subjects.length;
    const names = subjects.map((one) => (isSameDevice ? nameOf(one) : one.device.name));
    const picture = overlay.draw(names, rows);
    if (!picture) return [];
    const keys = names.flatMap((name, place) =>
      [...(place === 0 ? [] : [", "]), span(`key-${LINES[place]}`, `${name} ${LINES[place]}`)]);
    return [make("div", { className: "picture" }, make("figure", { className: "drawing" }, picture,
      make("figcaption", {}, ...keys, ". All families from the same corner, to scale.")))];
  }

  function show() {
    const all = widgetSizes.comparison(subjects);
    const settings = widgetSizes.settings(all);
    if (!settings.includes(setting)) setting = 0;
    const rows = widgetSizes.rowsIn(setting, all);
    showChoices(settings);
    const head = ["", ...subjects.map(heading), "Difference"];
    const sizes = table("stacked sizes", "sizes", "Widget sizes in points and pixels", head, rows.map(row));
    const sources = make("p", { className: "note" }, "Sources: on the pages of ",
      ...deviceLinks([...new Set(subjects.map(({ device }) => device))]), ".");
    sheet.replaceChildren(make("div", { className: "main" }, sizes, sources, ...command()), ...figure(rows));
    const differing = rows.filter((one) => differenceCell(one.sizes).className === "diff").length;
    status.textContent = `${differing} of ${rows.length} rows differ.`;
    document.title = `Compare widget sizes: ${listed(subjects.map(nameOf))} · widgetsize`;
  }

  // MARK: The page

  const bar = make("div", { className: "choice" }, ...choices.map(({ element }) => element), settingChoice.label);
  document.querySelector("main .choice").replaceWith(bar, status);
  const sheet = document.querySelector("main .sheet") ?? make("div", { className: "sheet" });
  if (!sheet.isConnected) document.querySelector("main").append(sheet);
  showChoices(widgetSizes.settings(widgetSizes.comparison(subjects)));
  followAddress(readAddress, writeAddress);
});
