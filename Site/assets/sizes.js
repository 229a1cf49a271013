// The sizes of the search index as the pages that compare devices read them, and their arithmetic: that of
// `widgetsize compare` and `widgetsize safe`. Lengths are counts of 1/300 point, which are whole numbers.
"use strict";

const widgetSizes = (() => {
  const index = globalThis.widgetsizeIndex;
  const families = index.families.map(([id, name]) => ({ id, name }));
  // Without Display Zoom.
  const STANDARD = "standard";

  const rows = (text) => (text === "" ? [] : text.split("\n").map((line) => line.split("|")));

  const screens = rows(index.screens).map(([name, width, height, scale, idiom], number) => {
    const { platform } = data.kinds.find((kind) => kind.idiom === idiom);
    return { number, name, width, height, scale: Number(scale), idiom, platform, sizes: [], zoomed: [], versions: [] };
  });

  // Devices with sizes that do not depend on a screen. The data of the compare page has them, in points.
  const screenless = (data.platforms ?? []).map(({ platform, name, address }, place) => {
    const screen = { number: screens.length + place, name: platform, platform, sizes: [], zoomed: [], versions: [] };
    // No page of a device has a capital letter.
    return { name, page: platform, address, screen };
  });

  // The devices with a screen, the newest first, and then those that need none.
  const devices = rows(index.devices).filter(([, , screen]) => screen !== "")
    .map(([name, page, screen, versions]) => {
      const [first, last] = versions.split("-").map((os) => (os === "" ? undefined : Number(os)));
      return { name, page, address: `devices/${page}.html`, screen: screens[screen], first, last };
    }).concat(screenless);

  const deviceOfPage = new Map(devices.map((device) => [device.page, device]));

  // Gives each screen its sizes and the versions that have any.
  function readSizes() {
    const all = [...screens, ...screenless.map(({ screen }) => screen)];
    const lines = [...rows(index.sizes), ...rows(data.sizes ?? "")];
    for (const [number, family, variant, width, height, versions, mark, zoom = STANDARD] of lines) {
      const screen = all[number];
      const { scale = 1, sizes, zoomed } = screen;
      const pixels = [Number(width), Number(height)];
      (zoom === STANDARD ? sizes : zoomed).push({
        screen,
        zoom,
        family: Number(family),
        variant: Number(variant),
        pixels,
        counts: pixels.map((side) => (side > 0 ? Math.round(side * 300 / scale) : undefined)),
        isKnown: pixels[0] > 0 && pixels[1] > 0,
        versions: versions.split(",").map(Number),
        mark,
      });
    }
    for (const screen of all) {
      for (const sizes of [screen.sizes, screen.zoomed]) {
        sizes.sort((a, b) => a.family - b.family || a.variant - b.variant);
      }
      screen.versions = descending(screen.sizes.flatMap(({ versions }) => versions));
    }
  }

  function descending(numbers) {
    return [...new Set(numbers)].sort((a, b) => b - a);
  }

  // Runs `work` once the sizes are there: of a very long list of devices they are in a file of their own.
  function whenRead(work) {
    const read = () => { readSizes(); work(); };
    if (index.sizes !== undefined) read();
    else document.head.append(make("script", { src: "assets/sizes-index.js", onload: read }));
  }

  // Whether a device runs a version, or may run it: no source says of every device.
  function runs({ first, last }, os) {
    return (first === undefined || os >= first) && (last === undefined || os <= last);
  }

  // The versions of a device with WidgetKit, the newest first.
  function versionsOf(device) {
    return device.screen.versions.filter((os) => runs(device, os));
  }

  // The version of a device that is shown unless another is chosen: the newest on which a family is known, for
  // most of the families.
  function defaultVersion(device) {
    const known = knownVersionsOf(device);
    const newest = new Map();
    for (const os of known) {
      for (const { family, isKnown } of sizesOn(device.screen, os)) {
        if (isKnown && !newest.has(family)) newest.set(family, os);
      }
    }
    const count = (os) => [...newest.values()].filter((one) => one === os).length;
    return known.sort((a, b) => count(b) - count(a))[0] ?? versionsOf(device)[0];
  }

  // The sizes of all widgets on a version; with a Display Zoom that no model of the screen has there are none.
  function sizesOn(screen, os, zoom = STANDARD) {
    const sizes = zoom === STANDARD ? screen.sizes : screen.zoomed.filter((size) => size.zoom === zoom);
    return sizes.filter(({ versions }) => versions.includes(os));
  }

  // The choices of Display Zoom that a device may have, the usual one first.
  function zoomsOf(device) {
    const { platform, zoomed } = device.screen;
    return Object.keys(data.zooms[platform]).filter((zoom, place) => place === 0
      || zoomed.some((size) => size.zoom === zoom && size.versions.some((os) => runs(device, os))));
  }

  // The versions of a device on which a size is known with a choice of Display Zoom, the newest first.
  function knownVersionsOf(device, zoom) {
    return versionsOf(device).filter((os) => sizesOn(device.screen, os, zoom).some(({ isKnown }) => isKnown));
  }

  // MARK: Comparing

  // The variants of the same widget: 0 is the usual one, which is the first that a screen has on a version,
  // or its only size.
  function pairedSizes({ device, os, zoom }) {
    const seen = new Set();
    return sizesOn(device.screen, os, zoom).map((size) => {
      const variant = seen.has(size.family) ? size.variant : 0;
      seen.add(size.family);
      return { key: `${size.family}|${variant}`, family: size.family, variant, size };
    });
  }

  // The size of a variant by its name, which may be the usual one of a subject; undefined if it has none.
  function sizeOf({ device, os, zoom }, family, variant) {
    return variant === 0 ? undefined
      : sizesOn(device.screen, os, zoom).find((size) => size.family === family && size.variant === variant);
  }

  // A row for each widget of subjects, which are devices on versions with a choice of Display Zoom: its sizes
  // in the order of the subjects, undefined where a subject has no such widget.
  function comparison(subjects) {
    const found = new Map();
    subjects.forEach((subject, place) => {
      for (const { key, family, variant, size } of pairedSizes(subject)) {
        if (!found.has(key)) {
          found.set(key, { family, variant, sizes: subjects.map((one) => sizeOf(one, family, variant)) });
        }
        found.get(key).sizes[place] = size;
      }
    });
    return [...found.values()].sort((a, b) => a.family - b.family || a.variant - b.variant);
  }

  // The variants that can be chosen for subjects: 0, the usual sizes, and those that stand beside them.
  function settings(rowsOfSubjects) {
    const variants = rowsOfSubjects.map(({ variant }) => variant);
    return [...new Set([0, ...variants])].sort((a, b) => a - b);
  }

  // The rows of a setting. A widget with one size has it in every setting.
  function rowsIn(setting, all) {
    if (setting === 0) return all.filter(({ variant }) => variant === 0);
    return all.filter(({ sizes }) => sizes.some((size) => size?.variant === setting)
      || sizes.every((size) => (size?.variant ?? 0) === 0));
  }

  // How much a size adds to another, both sides; undefined unless both are known.
  function addition(first, size) {
    if (!first?.isKnown || !size?.isKnown) return undefined;
    return size.counts.map((side, place) => side - first.counts[place]);
  }

  // MARK: The smallest size

  // The cases of a choice: each widget of a family on a screen and a version. A variant of undefined means
  // all, without the size that an iPad shows after scaling, because views are not laid out in it.
  function cases({ idiom, device, family, first, variant }) {
    const shown = index.variants.indexOf("device");
    const meant = device ? [device.screen] : screens.filter((screen) => screen.idiom === idiom);
    const all = meant.flatMap(({ sizes }) => sizes)
      .filter((size) => size.family === family);
    // A version with one size has it for the usual variant: before iOS 18 there are no large icons.
    const own = all.map((size) => size.variant).filter((number) => number !== 0);
    const wanted = own.includes(variant) && variant !== Math.min(...own) ? [variant] : [0, variant];
    return all
      .filter((size) => (variant === undefined ? size.variant !== shown : wanted.includes(size.variant)))
      .flatMap((size) => size.versions.filter((os) => os >= first && (!device || runs(device, os))).map((os) => ({ os, size })));
  }

  // The cases of a choice on the Home Screen, unless it names a variant.
  function homeCases(choice) {
    const other = index.variants.indexOf("lock-screen");
    return cases(choice).filter(({ size }) => choice.variant !== undefined || size.variant !== other);
  }

  // The smallest width and the smallest height of cases, the cases with them, and those that are unknown.
  function canvas(all) {
    const sides = [0, 1].map((side) => smallest(all, side));
    return {
      sides,
      tightest: sides.map((length, side) =>
        (length === undefined ? [] : all.filter(({ size }) => size.counts[side] === length))),
      all,
      known: all.filter(({ size }) => size.isKnown),
      unknown: all.filter(({ size }) => !size.isKnown),
    };
  }

  // The smallest of one side; undefined if none is known.
  function smallest(all, side) {
    const known = all.map(({ size }) => size.counts[side]).filter((length) => length !== undefined);
    return known.length === 0 ? undefined : known.reduce((a, b) => Math.min(a, b));
  }

  // What could be left out so that a case is: its screen, its version, its variant.
  const OMISSIONS = [
    { axis: "screen", of: ({ size }) => size.screen.number },
    { axis: "version", of: ({ os }) => os },
    { axis: "variant", of: ({ size }) => (size.variant === 0 ? undefined : size.variant) },
  ];

  // What the canvas gains without one screen, version or variant. Only what all of the tightest cases of a
  // side have in common can gain anything. The greatest gain of an axis comes first.
  function gains({ sides, tightest, all }) {
    return OMISSIONS.flatMap(({ axis, of }) => {
      const values = tightest.map((found) => new Set(found.map(of))).filter(({ size }) => size === 1)
        .flatMap((found) => [...found]).filter((value) => value !== undefined);
      return [...new Set(values)].map((value) => {
        const rest = all.filter((found) => of(found) !== value);
        const left = [0, 1].map((side) => smallest(rest, side));
        const added = left.map((length, side) => (length ?? sides[side]) - sides[side]);
        return { axis, value, left, added };
      }).filter(({ added }) => added[0] > 0 || added[1] > 0)
        .sort((a, b) => b.added[0] + b.added[1] - a.added[0] - a.added[1]);
    });
  }

  // Cases by screen, setting and size: the devices that they are of, their versions, and the variant. A
  // version without a choice of icons is grouped with those where apps have names.
  function places(all) {
    const named = index.variants.indexOf("icons-small");
    const found = new Map();
    for (const { os, size } of all) {
      const key = `${size.screen.number}|${size.variant === named ? 0 : size.variant}|${size.counts}`;
      if (!found.has(key)) found.set(key, { size, versions: [], variant: 0 });
      const place = found.get(key);
      place.versions.push(os);
      place.variant = Math.max(place.variant, size.variant);
    }
    return [...found.values()].map((place) =>
      ({ ...place, devices: devicesRunning(place.size.screen, place.versions) }));
  }

  // The devices of a screen that run one of the versions, the newest first.
  function devicesRunning(screen, versions) {
    return devices.filter((device) => device.screen === screen && versions.some((os) => runs(device, os)));
  }

  return {
    families, screens, devices, deviceOfPage, whenRead, versionsOf, zoomsOf, knownVersionsOf, defaultVersion, comparison,
    settings, rowsIn, addition, cases, homeCases, canvas, gains, places, devicesRunning, descending,
  };
})();
