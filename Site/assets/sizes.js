// The devices of the search index as the pages that compare them read it.
"use strict";

const widgetSizes = (() => {
  const { lines, deviceAt, runs } = catalog;

  // The devices with a screen, the newest first, and then those that need none.
  const devices = lines().map((_, number) => deviceAt(number)).filter(({ screen }) => screen).concat(catalog.platforms);
  const deviceOfPage = new Map(devices.map((device) => [device.page, device]));

  // The versions of a device with WidgetKit, the newest first.
  function versionsOf(device) {
    return device.screen.versions.filter((os) => runs(device, os));
  }

  return { devices, deviceOfPage, versionsOf };
})();
