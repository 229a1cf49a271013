// How much of some content is seen at a height: the arithmetic of `widgetsize fit`. Lengths are whole counts
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

  // What is seen at a height, with a margin above and below. The first height is used; the others are also
  // possible. Undefined if no height is known.
  function verdict(laidOut, [height, ...others], margin = 0) {
    if (height === undefined) return undefined;
    const roomIn = (whole) => Math.max(0, whole - 2 * margin);
    const rows = [height, ...others].map((whole) => rowsSeen(laidOut, roomIn(whole)));
    return {
      height,
      rows: [Math.min(...rows), Math.max(...rows)],
      cutOff: Math.max(0, laidOut.height - roomIn(height)),
    };
  }

  // The rooms of the page's data by screen, family, variant and version: margin, mark and heights.
  const rooms = new Map();
  for (const line of data.rooms === "" ? [] : data.rooms.split("\n")) {
    const [screen, family, variant, margin, mark, heights, versions] = line.split("|");
    const room = {
      margin: margin === "" ? undefined : Number(margin), mark, heights: heights.split(",").map(Number),
    };
    for (const os of versions.split(",")) rooms.set([screen, family, variant, os].join("|"), room);
  }

  // The room of a widget on a version; undefined if its height is unknown.
  function roomOf({ os, size: { screen, family, variant } }) {
    return rooms.get([screen.number, family, variant, os].join("|"));
  }

  return { layout, rowsSeen, verdict, roomOf };
})();
