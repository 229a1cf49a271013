// The smallest size of a family on all devices of a kind that run a version or a later one: the same as
// `widgetsize safe`.
"use strict";

(() => {
  const { families, screens } = catalog;
  const { places: placesOf, devicesRunning } = widgetCases;
  const chosen = widgetChoice(() => {
    writeAddress();
    show();
  });
  if (chosen.kinds.length === 0) return;
  const { settingName, phrase, versionsIn } = chosen;

  function readAddress() {
    const asked = new URLSearchParams(location.hash.slice(1));
    if (!chosen.isIn(asked)) return;
    chosen.read(asked);
    show();
  }

  function writeAddress() {
    setAddress(chosen.parameters());
  }

  // MARK: The answer

  // The devices, the versions and the setting of a place.
  function placeWords(place) {
    const setting = uncapitalized(settingName(place.variant));
    return [...deviceLinks(place.devices), `; ${versionsIn(place)}${setting === "" ? "" : `, ${setting}`}`];
  }

  const item = (...content) => make("li", {}, ...content);

  // Where the width and the height are no larger.
  function tightestList({ tightest }) {
    const keyOf = ({ size, variant, versions }) => `${size.screen.number}|${variant}|${size.counts}|${versions}`;
    const [widths, heights] = tightest.map(placesOf);
    const keys = [widths, heights].map((places) => new Set(places.map(keyOf)));
    const both = widths.filter((place) => keys[1].has(keyOf(place)));
    const items = [
      ["Width and height", both],
      ["Width", widths.filter((place) => !keys[1].has(keyOf(place)))],
      ["Height", heights.filter((place) => !keys[0].has(keyOf(place)))],
    ].flatMap(([name, places]) => places.map((place) => item(`${name}: `, ...placeWords(place))));
    return items.length === 0 ? [] : [make("ul", {}, ...items)];
  }

  function unknownNote({ all, unknown }) {
    if (unknown.length === 0) return make("p", {}, `Every case is known: ${all.length} of ${all.length}.`);
    return make("p", {}, `Not counted: Display Zoom, and ${unknown.length} unknown of ${all.length} cases. `,
      span("which", make("a", { href: "#unknown" }, "Which"), "."));
  }

  function omissionWords({ axis, value }, all) {
    if (axis === "version") return [`${chosen.current().kind.platform} ${value}`];
    if (axis === "variant") return [settingName(value)];
    const versions = all.filter(({ size }) => size.screen.number === value).map(({ os }) => os);
    return deviceLinks(devicesRunning(screens[value], versions));
  }

  function gainTable(canvas) {
    const rows = smallestSizes.gains(canvas).map((gain) => make("tr", {},
      make("th", { scope: "row" }, ...omissionWords(gain, canvas.all)),
      labelledCell("", "Size", span("pt", sizeText(gain.left))),
      labelledCell("", "Gain", differenceText(gain.added))));
    return rows.length === 0 ? []
      : [table("stacked plain", "gains", "What you would gain without", ["", "Size", "Gain"], rows)];
  }

  function sourcesNote({ tightest }) {
    const devices = placesOf(tightest.flat()).flatMap((place) => place.devices);
    return devices.length === 0 ? []
      : [make("p", { className: "note" }, "Sources: on the pages of ", ...deviceLinks([...new Set(devices)]), ".")];
  }

  // MARK: The lists

  function sizeTable({ known }) {
    const places = placesOf(known).sort(({ size: a }, { size: b }) =>
      a.counts[0] - b.counts[0] || a.counts[1] - b.counts[1]);
    if (places.length === 0) return make("p", {}, "None is known.");
    const rows = places.map((place) => make("tr", {},
      make("th", { scope: "row" }, span("pt", sizeText(place.size.counts)), make("br"),
        span("meta", `${place.size.pixels.join(" × ")} px`)),
      labelledCell("", "Devices", ...deviceLinks(place.devices)), labelledCell("", "Versions", versionsIn(place)),
      labelledCell("", "Setting", settingName(place.variant))));
    return table("stacked sizes", "all-table", "The narrowest first, in points and pixels",
      ["Size", "Devices", "Versions", "Setting"], rows);
  }

  function unknownList({ unknown }) {
    const items = placesOf(unknown).map((place) => item(...placeWords(place)));
    return items.length === 0 ? make("p", {}, "None.") : make("ul", {}, ...items);
  }

  // What a line opens, as a link to its id does.
  function closed(id, summary, content) {
    return make("details", {}, make("summary", {}, make("strong", {}, summary)), make("div", { id, className: "closed" }, content));
  }

  // MARK: The page

  function show() {
    const canvas = smallestSizes.canvas(smallestSizes.homeCases(chosen.current()));
    const answer = make("p", {}, span("answer", `${sizeText(canvas.sides)} pt`));
    sheet.replaceChildren(
      make("div", { className: "main" }, answer, make("p", {}, make("strong", {}, `The smallest ${phrase()}.`)),
        ...tightestList(canvas), unknownNote(canvas)));
    lists.replaceChildren(...gainTable(canvas), ...sourcesNote(canvas), closed("all", "All sizes", sizeTable(canvas)),
      closed("unknown", "Unknown, not counted", unknownList(canvas)));
    // The page has the devices to look at for its own widget alone.
    if (cover) cover.hidden = phrase() !== own;
    status.textContent = `${sizeText(canvas.sides)} points`;
    showWords(capitalized(phrase()));
    document.title = `The smallest ${phrase()} · widgetsize`;
  }

  // The element of the page with a class, or a new one at its end.
  function place(className) {
    const found = document.querySelector(`main .${className}`) ?? make("div", { className });
    if (!found.isConnected) document.querySelector("main").append(found);
    return found;
  }

  const status = make("p", { className: "vh", role: "status" });
  const showWords = choiceForm(make("div", { className: "choice" }, ...chosen.labels), status);
  const sheet = place("sheet");
  const lists = place("lists");
  const cover = document.querySelector("main .cover"), own = phrase();
  show();
  status.textContent = "";
  followAddress(readAddress, writeAddress);
})();
