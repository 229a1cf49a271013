// How much of some content is seen in a widget: the arithmetic of `widgetsize fit`. Lengths are whole counts
// of 1/300 point.
"use strict";

const content = (() => {
  const list = (rows, row, spacing) => rows * row + Math.max(0, rows - 1) * spacing;

  // Content laid out from the top. `most` is the number of rows that the widget requests height for; 0 is all.
  function layout({ rows, row, header, footer, spacing, most }) {
    const all = list(rows, row, spacing);
    const shown = most ? Math.min(all, list(most, row, spacing)) : all;
    return { rows, row, header, spacing, shown, height: header + shown + footer };
  }

  // How many whole rows are seen in a height.
  function rowsSeen({ rows, row, header, spacing, shown }, room) {
    const seen = Math.min(shown, room - header);
    return seen < row ? 0 : Math.min(rows, 1 + Math.floor((seen - row) / (row + spacing)));
  }

  // What two margins leave of a length.
  const roomIn = (whole, margin) => Math.max(0, whole - 2 * margin);

  // What is seen at a height, with a margin above and below. The first height is used; the others are also
  // possible. Undefined if no height is known.
  function verdict(laidOut, [height, ...others], margin = 0) {
    if (height === undefined) return undefined;
    const rows = [height, ...others].map((whole) => rowsSeen(laidOut, roomIn(whole, margin)));
    return {
      height,
      rows: [Math.min(...rows), Math.max(...rows)],
      cutOff: Math.max(0, laidOut.height - roomIn(height, margin)),
    };
  }

  // What is left to content of each known side of a widget, and by how much its own length is more.
  function excesses(sides, margin = 0) {
    return sides.map(([length, whole]) => {
      const room = whole && roomIn(whole, margin);
      return { room, excess: whole && Math.max(0, length - room) };
    });
  }

  // The largest image of the shape of another with an area of at most so many hundredths of a pixel: the longer side
  // is as long as it can be.
  /** @param {number[]} image */
  function largestImage([width, height], area) {
    const [long, short] = [Math.max(width, height), Math.min(width, height)];
    const other = (side) => Math.max(1, Math.floor((2 * side * short + long) / (2 * long)));
    let side = Math.ceil(Math.sqrt(area / 100 * long / short)) + 1;
    while (side > 0 && 100 * side * other(side) > area) side--;
    return width >= height ? [side, other(side)] : [other(side), side];
  }

  // The rooms of the page's data by screen, family, variant and version: margin, mark, heights, and the areas that an
  // image may have, in hundredths of a pixel. Those of Live Activities are a list, too.
  const rooms = new Map();
  const activities = [];
  for (const [number, family, variant, margin, mark, heights, areas, versions] of catalog.rows(data.rooms)) {
    const some = (text) => (text === "" ? [] : catalog.numbers(text));
    const room = { margin: some(margin)[0], mark, heights: some(heights), areas: some(areas) };
    for (const os of versions.split(",")) rooms.set([number, family, variant, os].join("|"), room);
    const name = data.activities[family - catalog.families.length];
    if (name) activities.push({ screen: catalog.screens[number], name, variant, os: Number(versions), room });
  }

  // The room of a widget on a version; undefined if nothing is known of it.
  function roomOf({ os, size: { screen, family, variant } }) {
    return rooms.get([screen.number, family, variant, os].join("|"));
  }

  return { layout, rowsSeen, verdict, excesses, largestImage, roomOf, activities };
})();
