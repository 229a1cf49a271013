// The search index as the search and the pages that compare devices read it, and how they write what they find.
// Lengths are counts of 1/300 point, which are whole numbers.
"use strict";

// MARK: Text

// A count as points: two decimals at most.
function points(count) {
  return Math.round(count / 3) / 100;
}

function lengthText(count) {
  return count === undefined ? "?" : String(points(count));
}

function sizeText(counts) {
  return counts.map(lengthText).join(" × ");
}

// A difference with its sign: `+5`, `−0.33`, `±0`.
function signedText(number) {
  if (number === 0) return "±0";
  return number > 0 ? `+${number}` : `−${-number}`;
}

function differenceText(counts) {
  return counts.map((count) => signedText(points(count))).join(" × ");
}

function descending(numbers) {
  return [...new Set(numbers)].sort((a, b) => b - a);
}

// Versions as the program lists them: three or more in a row are a range.
function versionsText(versions, all) {
  const inOrder = descending(all).reverse();
  const runs = [];
  for (const os of descending(versions).reverse()) {
    const last = runs.at(-1);
    if (last && inOrder.indexOf(os) === inOrder.indexOf(last.at(-1)) + 1) last.push(os);
    else runs.push([os]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run)).join(", ");
}

// A text with a capital letter at its beginning.
function capitalized(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// MARK: The index

const catalog = (() => {
  const index = globalThis.widgetsizeIndex;
  const PLATFORMS = { phone: "iOS", pad: "iPadOS", watch: "watchOS" };
  const { variants } = index;
  const families = index.families.map(([id, name]) => ({ id, name }));
  const rows = (text) => (text ? text.split("\n").map((line) => line.split("|")) : []);
  // The numbers of a list with ranges: `14-18,26`.
  const numbers = (text) => text.split(",").flatMap((part) => {
    const [first, last = first] = part.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, place) => first + place);
  });

  // Lines of so many fields; those but the last are empty where they are those of the line above.
  function filled(text, count) {
    let above = Array(count - 1).fill("");
    return rows(text).map((row) => {
      above = above.map((field, place) => row[place] || field);
      return [...above, row[count - 1] ?? ""];
    });
  }

  // The screens, and one for each platform whose sizes do not depend on a screen.
  const screens = [
    ...rows(index.screens).map(([name, width, height, scale, idiom]) =>
      ({ name, width: Number(width), height: Number(height), scale: Number(scale), idiom, platform: PLATFORMS[idiom] })),
    ...rows(index.platforms).map(([, , platform]) => ({ name: platform, platform })),
  ].map((screen, number) => ({ ...screen, number, sizes: [], versions: [] }));

  const platforms = rows(index.platforms).map(([name, address, platform]) =>
    ({ name, address, page: /[^/]*(?=\.html$)/.exec(address)[0], screen: screens.find((screen) => screen.name === platform) }));

  const zoomedSizes = [];
  for (const [all, family, variant, width, height, versions, zoom, mark] of filled(index.sizes, 8)) {
    const pixels = [Number(width), Number(height)];
    for (const screen of numbers(all).map((number) => screens[number])) {
      (zoom ? zoomedSizes : screen.sizes).push({
        screen, zoom, mark, pixels, family: Number(family), variant: Number(variant), versions: numbers(versions),
        counts: pixels.map((side) => (side > 0 ? Math.round(side * 300 / (screen.scale ?? 1)) : undefined)),
        isKnown: pixels.every((side) => side > 0),
      });
    }
  }
  const inTurn = (a, b) => a.family - b.family || a.variant - b.variant;
  zoomedSizes.sort(inTurn);
  for (const screen of screens) {
    screen.sizes.sort(inTurn);
    screen.versions = descending(screen.sizes.flatMap(({ versions }) => versions));
  }

  // What the settings of Display Zoom are called, the standard first, and whether a device lacks one on a version.
  const zoomNames = new Map(rows(index.zooms));
  const lacking = rows(index.lacking).map(([devices, zoom, versions]) => ({ devices: numbers(devices), zoom, versions: numbers(versions) }));
  const lacks = ({ number }, zoom, os) =>
    lacking.some((one) => one.zoom === zoom && one.devices.includes(number) && one.versions.includes(os));

  // The lines of the devices, the newest first.
  const lines = lazy(() => index.devices.split("\n"));

  function deviceAt(number) {
    const [name, other, screen, versions] = lines()[number].split("|");
    const page = other || name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
    const [first, last] = versions.split("-").map((os) => (os === "" ? undefined : Number(os)));
    return { number, name, page, address: `devices/${page}.html`, screen: screens[screen || -1], first, last };
  }

  // Whether a device runs a version, or may run it: no source says of every device.
  function runs({ first, last }, os) {
    return (first === undefined || os >= first) && (last === undefined || os <= last);
  }

  // The panel of a page of a device that says what a size rests on: its name has the oldest version since which the size
  // is the same.
  function evidenceOf(device, { family, variant, os }) {
    const { sizes, platform } = device.screen;
    const known = sizes.filter((size) => size.family === family && size.variant === variant
      && size.counts.some((side) => side !== undefined));
    const at = (version) => known.find(({ versions }) => versions.includes(version));
    const older = descending(known.flatMap(({ versions }) => versions)).filter((version) => version <= os && runs(device, version));
    const change = older.findIndex((version) => at(version) !== at(os));
    const id = families[family].id.replace(/^system/, "").replace(/(?<!^)[A-Z]/g, "-$&");
    const setting = variant === 0 || variants[variant] === "icons-small" ? "" : `-${variants[variant]}`;
    return `#${id}${setting}-${platform}${older.at(change < 0 ? -1 : change - 1)}`.toLowerCase();
  }

  return { index, rows, numbers, families, variants, screens, platforms, filled, zoomedSizes, zoomNames, lacks, lines, deviceAt, runs, evidenceOf };
})();
