import packed from "./data/sizes.js";

const QUANTITIES = [
  "width", "height", "minimumWidth", "minimumHeight", "islandWidth", "cornerRadius", "margin",
];

/** All known sizes. */
export function sizes() {
  return packed.rows.map(([release, screen, widget, ...lengths]) => {
    const [kind, platform, os] = packed.releases[release];
    const [screenClass, scale] = packed.screens[screen];
    const [family, variant, zoom] = packed.widgets[widget];
    const parts = [kind, platform.toLowerCase() + os, screenClass, family, variant, zoom === "standard" ? null : zoom];
    const size = {
      id: parts.filter((part) => part).join("."), kind, platform, os, screenClass, scale, zoom, family, variant,
    };
    // No source says how many pixels a point has in a car.
    const ownScale = family === "carPlay" ? null : scale;
    lengths.forEach((place, index) => {
      if (place >= 0) size[QUANTITIES[index]] = length(packed.lengths[place], ownScale);
    });
    return size;
  });
}

function length([value, state, sources, rule, smallest, largest], scale) {
  const pixels = scale ? Math.round(value * scale) : null;
  return {
    value,
    // A third of a point is written with four decimals.
    pixels: pixels !== null && Math.abs(value * scale - pixels) > 0.001 ? null : pixels,
    state,
    range: smallest === undefined ? null : { smallest, largest },
    sources: [...sources],
    rule,
  };
}
