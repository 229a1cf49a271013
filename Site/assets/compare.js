// Two or three devices on versions side by side: the same as `widgetsize compare`. The address has the
// choice: `#devices=iphone-15,iphone-16-pro&os=27,27&zoom=standard,larger&setting=icons-large`.
"use strict";

(() => {
  const { devices, deviceOfPage, versionsOf } = widgetSizes;
  const { zoomsOf, knownVersionsOf, defaultVersion } = comparing;
  const PLACES = ["First", "Second", "Third"];
  const LINES = ["dashed", "solid", "dotted"];
  const { families, variants, evidenceOf } = catalog;
  const offered = devices.filter((device) => versionsOf(device).length > 0);
  if (offered.length === 0) return;

  const platformOf = ({ screen }) => screen.platform;
  const isZoomed = ({ device, zoom }) => zoom !== zoomsOf(device)[0];
  const zoomName = ({ zoom }) => `Display Zoom: ${catalog.zoomNames.get(zoom)}`;

  // MARK: What is chosen

  // The subjects in the page's data, or else the first two devices.
  function defaultSubjects() {
    const written = data.subjects.map(({ page, os }) => subject(deviceOfPage.get(page), os));
    return written.length === 2 ? written : offered.slice(0, 2).map((device) => subject(device));
  }

  let subjects = defaultSubjects();
  let setting = 0;

  // The device on a version that it runs and with a Display Zoom that it may have: those that are asked for, or
  // those that are shown by default.
  function subject(device, os, zoom) {
    const versions = versionsOf(device);
    const zooms = zoomsOf(device);
    return {
      device,
      os: versions.includes(Number(os)) ? Number(os) : defaultVersion(device),
      zoom: zooms.includes(zoom) ? zoom : zooms[0],
    };
  }

  function readAddress() {
    const asked = new URLSearchParams(location.hash.slice(1));
    if (!asked.has("devices")) return;
    const [pages, versions, zooms] = ["devices", "os", "zoom"].map((name) => (asked.get(name) ?? "").split(","));
    const all = pages.map((page, place) =>
      ({ page, device: deviceOfPage.get(page), os: versions[place], zoom: zooms[place] }));
    const found = all.filter(({ device }) => offered.includes(device)).slice(0, 3);
    subjects = found.map(({ device, os, zoom }) => subject(device, os, zoom));
    const remarks = all.flatMap((one) => remarksOn(one, found.includes(one)));
    // One device alone is compared with a device that the page had at first.
    const isNew = (other) => !subjects.some(({ device, os }) => device === other.device && os === other.os);
    if (subjects.length < 2) subjects.push(...defaultSubjects().filter(isNew).slice(0, 2 - subjects.length));
    const asksSetting = asked.get("setting") ?? "";
    setting = Math.max(0, variants.indexOf(asksSetting));
    show();
    if (variants[setting] !== asksSetting) remarks.push(`None of them has the setting "${asksSetting}".`);
    status.textContent = [...remarks, status.textContent].join(" ");
  }

  // What of the address is not shown, and why.
  function remarksOn({ page, device, os = "", zoom = "" }, isShown) {
    if (!device) return [`No device with widget sizes is called "${page}".`];
    const { name } = device;
    if (!offered.includes(device)) return [`${name} runs no version with WidgetKit.`];
    if (!isShown) return [`${name} is left out: three can be compared at once.`];
    const shown = subject(device, os, zoom);
    return [
      ...(os === "" || os === String(shown.os) ? [] : [`${name} has no version "${os}" with widgets.`]),
      ...(zoom === "" || zoom === shown.zoom ? [] : [`${name} has no Display Zoom "${zoom}".`]),
    ];
  }

  function writeAddress() {
    const zooms = subjects.some(isZoomed) ? `&zoom=${subjects.map(({ zoom }) => zoom)}` : "";
    // Slugs, numbers and commas need no escapes.
    setAddress(`devices=${subjects.map(({ device }) => device.page)}&os=${subjects.map(({ os }) => os)}${zooms}${setting === 0 ? "" : `&setting=${variants[setting]}`}`);
  }

  // MARK: The choices

  function makeChoice(place, number) {
    const none = number === 2 ? [new Option("None", "")] : [];
    const device = chooser(place, [...none, ...deviceGroups([...data.kinds, { name: "Mac and Vision Pro" }], offered)]);
    const [os, zoom] = ["Version", "Display Zoom"].map((name) => chooser(name, []));
    os.select.ariaLabel = `Version of the ${place.toLowerCase()} device`;
    zoom.select.ariaLabel = `Display Zoom of the ${place.toLowerCase()} device`;
    device.select.addEventListener("change", () => {
      const chosen = deviceOfPage.get(device.select.value);
      // A version stays what it is if the new device runs it, and so does Display Zoom.
      const before = subjects[number] ?? { os: subjects[0].os };
      if (chosen) subjects[number] = subject(chosen, before.os, before.zoom);
      else subjects.length = 2;
      change();
    });
    for (const { select } of [os, zoom]) {
      select.addEventListener("change", () => {
        subjects[number] = subject(subjects[number].device, os.select.value, zoom.select.value);
        change();
      });
    }
    return { device, os, zoom, element: make("div", {}, device.label, os.label, zoom.label) };
  }

  const choices = PLACES.map(makeChoice);
  const settingChoice = chooser("Setting", []);
  settingChoice.select.addEventListener("change", () => {
    setting = Number(settingChoice.select.value);
    change();
  });
  const status = make("p", { className: "status", role: "status" });

  function change() {
    writeAddress();
    show();
  }

  function showChoices(settings) {
    choices.forEach(({ device, os, zoom }, place) => {
      const chosen = subjects[place];
      device.select.value = chosen?.device.page ?? "";
      os.label.hidden = !chosen;
      zoom.label.hidden = !chosen || zoomsOf(chosen.device).length < 2;
      if (!chosen) return;
      const platform = platformOf(chosen.device);
      setOptions(zoom, zoomsOf(chosen.device).map((id) => [id, catalog.zoomNames.get(id)]), chosen.zoom);
      setOptions(os, versionsOf(chosen.device).map((version) => [version, `${platform} ${version}`]), chosen.os);
    });
    settingChoice.label.hidden = settings.length < 2;
    setOptions(settingChoice, settings.map((variant) => [variant, settingName(variant)]), setting);
  }

  // `iPhone 15 against iPhone 17, iOS 27, with app names`
  function chosenWords() {
    const versions = subjects.map(versionOf);
    const isOneVersion = new Set(versions).size === 1;
    const names = subjects.map((one) => (isOneVersion ? one.device.name : nameOf(one))).join(" against ");
    return [names, ...(isOneVersion ? [versions[0]] : []), uncapitalized(settingName(setting))].join(", ");
  }

  // The name of a setting. The usual one has the name of its variant, if all families have the same.
  function settingName(variant) {
    if (variant !== 0) return data.variants[variants[variant]];
    const usual = comparing.rowsIn(0, comparing.comparison(subjects))
      .flatMap(({ sizes }) => sizes.map((size) => size?.variant ?? 0)).filter((other) => other !== 0);
    return new Set(usual).size === 1 ? data.variants[variants[usual[0]]] : "Usual size";
  }

  // MARK: The table

  // The version of a subject, and its Display Zoom unless that is the usual.
  function versionOf(subject) {
    const { device, os } = subject;
    return [`${platformOf(device)} ${os}`, ...(isZoomed(subject) ? [zoomName(subject)] : [])].join(", ");
  }

  const nameOf = (subject) => `${subject.device.name}, ${versionOf(subject)}`;

  // The shortest names that tell the subjects apart.
  function shortNames() {
    const all = [({ device }) => device.name, versionOf, nameOf].map((name) => subjects.map(name));
    return all.find((names) => new Set(names).size === names.length) ?? all.at(-1);
  }

  // A number leads to what it rests on.
  function sizeCell(size, subject) {
    const name = nameOf(subject);
    if (!size) return labelledCell("none", name, chip("–"));
    const { counts, pixels, screen: { scale } } = size;
    if (!size.isKnown) {
      const some = counts.some((side) => side !== undefined) ? [span("pt", sizeText(counts)), " "] : [];
      return labelledCell("unknown", name, ...some, chip("?"));
    }
    const number = isZoomed(subject) ? sizeText(counts)
      : make("a", { href: subject.device.address + evidenceOf(subject.device, { ...size, os: subject.os }) }, sizeText(counts));
    const cell = labelledCell("size", name, span("pt", number));
    if (scale !== undefined) {
      cell.append(make("br"), span("meta", `${pixels.join(" × ")} px`));
      Object.assign(cell.dataset, { w: pixels[0], h: pixels[1], s: scale });
    }
    if (size.mark !== "") cell.append(make("br"), chip(size.mark));
    return cell;
  }

  // The sizes that nobody but Apple's guideline states.
  const guideline = new Set(catalog.rows(data.guideline).flatMap(([screens, family, variant, zoom, versions]) =>
    catalog.numbers(screens).flatMap((screen) => catalog.numbers(versions).map((os) => [screen, family, variant, zoom, os].join()))));
  const isOfGuideline = (size, { os, zoom }) => guideline.has([size.screen.number, size.family, size.variant, zoom, os].join());

  // The difference of a size from the first: a class and a text.
  function difference(first, size) {
    if (!first && !size) return ["same", chip("–")];
    if (!first || !size) return ["diff", "differs"];
    const added = comparing.addition(first, size);
    if (!added) {
      const differs = size.counts.some((side, place) => side !== (first.counts[place] ?? side) && side !== undefined);
      return differs ? ["diff", "differs"] : ["unknown", chip("?")];
    }
    if (sizeText(first.counts) === sizeText(size.counts)) return ["same", "same"];
    const content = [span("pt", differenceText(added)), " "];
    if (first.screen.scale !== undefined && first.screen.scale === size.screen.scale) {
      const pixels = size.pixels.map((side, place) => signedText(side - first.pixels[place]));
      content.push(make("br"), span("meta", `${pixels.join(" × ")} px`));
    }
    return ["diff", ...content];
  }

  // One difference as the program writes it; of three subjects two, each with a name.
  function differenceCell([first, ...later]) {
    const names = shortNames();
    const all = later.map((size) => difference(first, size));
    const kind = ["diff", "unknown", "same"].find((name) => all.some(([one]) => one === name));
    return labelledCell(kind, "Difference", ...all.flatMap(([, ...content], place) => (all.length === 1 ? content
      : [...(place === 0 ? [] : [make("br", { className: "apart" })]), span("near", names[place + 1]), " ", make("br"), ...content])));
  }

  function row({ family, sizes }) {
    const { id, name } = families[family];
    const heading = make("th", { scope: "row" }, span("fam", capitalized(name)), make("br"),
      make("code", {}, ...id.split(/(?=[A-Z])/).flatMap((word, place) => (place === 0 ? [word] : [make("wbr"), word]))));
    return make("tr", {}, heading, ...sizes.map((size, place) => sizeCell(size, subjects[place])),
      differenceCell(sizes));
  }

  function heading(subject) {
    return [deviceLink(subject.device), ", ", span("os", versionOf(subject))];
  }

  // MARK: What is shown

  function figure(rows) {
    const isSameDevice = new Set(subjects.map(({ device }) => device)).size < subjects.length;
    const names = subjects.map((one) => (isSameDevice ? nameOf(one) : one.device.name));
    const picture = overlay.draw(names, rows, subjects.map(comparing.cornerOf));
    if (!picture) return [];
    const keys = names.flatMap((name, place) =>
      [...(place === 0 ? [] : [", "]), span(`key-${LINES[place]}`, `${name} ${LINES[place]}`)]);
    return [make("div", { className: "picture" }, make("figure", { className: "drawing" }, picture,
      make("figcaption", {}, ...keys, ". All families from the same corner, to scale.")))];
  }

  // A note for each subject without a known size, with the versions that have one.
  function missing() {
    return subjects.filter(({ device, os, zoom }) => !knownVersionsOf(device, zoom).includes(os)).map((one) => {
      const known = knownVersionsOf(one.device, one.zoom);
      const others = known.length === 0 ? "nor on any other version"
        : `but on ${platformOf(one.device)} ${versionsText(known, versionsOf(one.device))}`;
      return make("p", { className: "note" }, `No size is known of ${nameOf(one)}, ${others}.`);
    });
  }

  function show() {
    const all = comparing.comparison(subjects);
    const settings = comparing.settings(all);
    if (!settings.includes(setting)) setting = 0;
    const rows = comparing.rowsIn(setting, all);
    showChoices(settings);
    const head = ["", ...subjects.map(heading), "Difference"];
    const sizes = table("stacked sizes", "sizes", "Widget sizes in points and pixels", head, rows.map(row));
    const main = make("div", { className: "main" }, ...missing(), sizes);
    sheet.replaceChildren(main, ...figure(rows));
    const differing = rows.filter((one) => differenceCell(one.sizes).className === "diff");
    const mixed = differing.filter(({ sizes }) =>
      new Set(sizes.flatMap((size, place) => (size?.isKnown ? [isOfGuideline(size, subjects[place])] : []))).size > 1);
    const isComparable = rows.some(({ sizes: [first, ...later] }) => later.some((size) => comparing.addition(first, size)));
    status.textContent = (isComparable ? `${differing.length} of ${rows.length} rows differ.` : "Nothing can be compared.")
      + (mixed.length > 0 ? ` Perhaps only sources differ, Apple’s guideline and a measurement: ${mixed.map(({ family }) => families[family].name).join(", ")}.` : "");
    showWords(chosenWords());
    document.title = `Compare widget sizes: ${listed(subjects.map(nameOf))} · widgetsize`;
  }

  // MARK: The page

  const bar = make("div", { className: "choice" }, ...choices.map(({ element }) => element), settingChoice.label);
  const showWords = choiceForm(bar);
  const sheet = document.querySelector("main .sheet") ?? make("div", { className: "sheet" });
  if (!sheet.isConnected) document.querySelector("main").append(sheet);
  sheet.before(status);
  const all = comparing.comparison(subjects);
  showChoices(comparing.settings(all));
  // The page has the table of its subjects.
  sheet.append(...figure(comparing.rowsIn(setting, all)));
  followAddress(readAddress, writeAddress);
})();
