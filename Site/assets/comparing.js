// The arithmetic of `widgetsize compare`. Lengths are counts of 1/300 point.
"use strict";

const comparing = (() => {
  const { versionsOf } = widgetSizes;
  const { runs, zoomedSizes, zoomNames, lacks } = catalog;
  // Without Display Zoom.
  const STANDARD = "standard";

  // The version of a device that is shown unless another is chosen: the newest on which a family is known, for
  // most of the families.
  function defaultVersion(device) {
    const known = knownVersionsOf(device);
    const pairs = known.flatMap((os) =>
      sizesOn(device, os).filter(({ isKnown }) => isKnown).map(({ family }) => [family, os]));
    // The newest of each family, which comes last.
    const newest = [...new Map(pairs.reverse()).values()];
    const count = (os) => newest.filter((one) => one === os).length;
    return known.sort((a, b) => count(b) - count(a))[0] ?? versionsOf(device)[0];
  }

  // The sizes of all widgets on a version; with a Display Zoom that the model lacks there are none.
  function sizesOn(device, os, zoom = STANDARD) {
    const { screen } = device;
    if (lacks(device, zoom, os)) return [];
    const sizes = zoom === STANDARD ? screen.sizes : zoomedSizes.filter((size) => size.zoom === zoom && size.screen === screen);
    return sizes.filter(({ versions }) => versions.includes(os));
  }

  // The choices of Display Zoom that a device may have, the usual one first.
  function zoomsOf(device) {
    return [...zoomNames.keys()].filter((zoom, place) => place === 0 || zoomedSizes.some((size) =>
      size.zoom === zoom && size.screen === device.screen && size.versions.some((os) => runs(device, os) && !lacks(device, zoom, os))));
  }

  // The versions of a device on which a size is known with a choice of Display Zoom, the newest first.
  function knownVersionsOf(device, zoom) {
    return versionsOf(device).filter((os) => sizesOn(device, os, zoom).some(({ isKnown }) => isKnown));
  }

  // The variants of the same widget: 0 is the usual one, which is the first that a screen has on a version,
  // or its only size.
  function pairedSizes({ device, os, zoom }) {
    const seen = new Set();
    return sizesOn(device, os, zoom).map((size) => {
      const variant = seen.has(size.family) ? size.variant : 0;
      seen.add(size.family);
      return { family: size.family, variant, size };
    });
  }

  // A row for each widget of subjects, which are devices on versions with a choice of Display Zoom: its sizes
  // in the order of the subjects, undefined where a subject has no such widget. A variant may be the usual one of a
  // subject.
  function comparison(subjects) {
    const all = subjects.map(pairedSizes);
    const found = Map.groupBy(all.flat(), ({ family, variant }) => `${family}|${variant}`);
    return [...found.values()].map(([{ family, variant }]) => ({ family, variant, sizes: all.map((own) => {
      const ofFamily = own.filter((one) => one.family === family);
      return (ofFamily.find((one) => one.variant === variant) ?? ofFamily.find(({ size }) => size.variant === variant))?.size;
    }) })).sort((a, b) => a.family - b.family || a.variant - b.variant);
  }

  // The variants that can be chosen for subjects: 0, the usual sizes, and those that stand beside them.
  const settings = (all) => [...new Set([0, ...all.map(({ variant }) => variant)])].sort((a, b) => a - b);

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

  // The radius of the corners of a subject on a Home Screen, which the data of the page has by screen; undefined if no
  // source has one of its platform.
  const corners = catalog.rows(data.corners).map(([screens, versions, radius]) =>
    ({ screens: catalog.numbers(screens), versions: catalog.numbers(versions), radius: Number(radius) }));
  const cornerOf = ({ device, os }) => corners.find(({ screens, versions }) =>
    screens.includes(device.screen.number) && versions.includes(os))?.radius;

  return { cornerOf, zoomsOf, knownVersionsOf, defaultVersion, comparison, settings, rowsIn, addition };
})();
