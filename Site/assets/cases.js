// The cases that a choice of widgets means: a family on all devices of a kind that run a version or a later one.
"use strict";

const widgetCases = (() => {
  const { variants, screens, runs } = catalog;
  const { devices } = widgetSizes;

  // The cases of a choice: each widget of a family on a screen and a version. A variant of undefined means
  // all, without the size that an iPad shows after scaling, because views are not laid out in it.
  function cases({ idiom, device, family, first, variant }) {
    const shown = variants.indexOf("device");
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

  // Cases by screen, setting and size: the devices that they are of, their versions, and the variant. A
  // version without a choice of icons is grouped with those where apps have names.
  function places(all) {
    const named = variants.indexOf("icons-small");
    const setting = ({ variant }) => (variant === named ? 0 : variant);
    const keyOf = ({ size }) => `${size.screen.number}|${setting(size)}|${size.counts}`;
    return [...Map.groupBy(all, keyOf).values()].map((some) => {
      const [{ size }] = some;
      const versions = some.map(({ os }) => os);
      const variant = Math.max(...some.map((one) => one.size.variant));
      return { size, versions, variant, devices: devicesRunning(size.screen, versions) };
    });
  }

  // The devices of a screen that run one of the versions, the newest first.
  function devicesRunning(screen, versions) {
    return devices.filter((device) => device.screen === screen && versions.some((os) => runs(device, os)));
  }

  return { cases, places, devicesRunning };
})();
