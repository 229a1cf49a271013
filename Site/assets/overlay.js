// Outlines of the same families of two or three subjects over each other, to scale. A unit is a point, or less where
// widgets are wide: the labels are read on a phone. The strips are those of the program's `FamilyNest`.
"use strict";

const overlay = (() => {
  const MARGIN = 4;
  // The widest drawing, in units.
  const WIDEST = 376;
  const GAP = 40;
  const LABEL_HEIGHT = 48;
  // The narrowest strip that can have a label.
  const NARROWEST = 40;
  const OUTLINES = ["outline-a", "outline-b", "outline-c"];

  // The families with a known size for every subject. `sizes` are in units, in the order of the subjects.
  function familiesOf(rows, corners) {
    const known = rows.filter(({ sizes }) => sizes.every((size) => size?.isKnown));
    const widest = Math.max(...known.flatMap(({ sizes }) => sizes.map(({ counts }) => counts[0] / 300)));
    const scale = Math.min(1, WIDEST / widest);
    return known.map(({ family, sizes }) => {
      const { id, name } = catalog.families[family];
      const inUnits = sizes.map(({ counts }) => counts.map((count) => count / 300 * scale));
      return {
        name: capitalized(name),
        isAccessory: id.startsWith("accessory"),
        isRound: id === "accessoryCircular" || id === "accessoryCorner",
        counts: sizes.map(({ counts }) => counts),
        sizes: inUnits,
        corners: corners.map((corner) => (id === "accessoryInline" ? 0 : id.startsWith("accessory") ? undefined : corner && corner * scale)),
        width: Math.max(...inUnits.map(([width]) => width)),
        height: Math.max(...inUnits.map(([, height]) => height)),
        difference: differenceOf(sizes),
      };
    });
  }

  // What the second size of two adds to the first: `+5 × +1.67`. Those of three are in the table alone.
  function differenceOf([first, second, ...others]) {
    const added = others.length > 0 ? [] : comparing.addition(first, second);
    return added.every((count) => count === 0) ? added.length > 0 ? "same" : "" : differenceText(added);
  }

  // What each family adds to those before it, the smallest first; undefined if they cover nearly all of it.
  function stripsOf(families) {
    let width = 0;
    let height = 0;
    return families.map((family) => {
      const right = family.width - width;
      const below = family.height - height;
      let strip;
      if (width === 0) strip = { x: 0, y: 0, width: family.width };
      else if (right >= NARROWEST) strip = { x: width, y: 0, width: right };
      else if (below >= NARROWEST) strip = { x: 0, y: height, width: family.width };
      width = Math.max(width, family.width);
      height = Math.max(height, family.height);
      return strip;
    });
  }

  const fill = (family, rank, x, y) =>
    drawn(`widget-${Math.min(rank, 3) + 1}`, outline(family.sizes.at(-1), x, y, family.isRound, family.corners.at(-1)));

  const outlines = (family, x, y) => family.sizes.map((size, place) =>
    drawn(OUTLINES[place], outline(size, x, y, family.isRound, family.corners[place])));

  // A name is shortened to fit, and half of a number would be another one.
  const label = ({ name, difference }, x, y, width) => [
    drawn("family", text(x, y, shortened(name, width, "family"))),
    ...(textWidth(difference, "measure-text") > width ? [] : [drawn("measure-text", text(x, y + 20, difference))]),
  ];

  // The families of a Home Screen, all from one corner.
  function nested(families) {
    const smallestFirst = [...families].sort((a, b) => a.width * a.height - b.width * b.height);
    const largestFirst = smallestFirst.map((family, rank) => ({ family, rank })).reverse();
    const strips = stripsOf(smallestFirst);
    return {
      // The last to be drawn lies on top.
      fills: largestFirst.map(({ family, rank }) => fill(family, rank, MARGIN, MARGIN)),
      lines: largestFirst.flatMap(({ family }) => outlines(family, MARGIN, MARGIN)),
      labels: smallestFirst.flatMap((family, place) => {
        const strip = strips[place];
        return strip ? label(family, MARGIN + strip.x + 10, MARGIN + strip.y + 26, strip.width - 14) : [];
      }),
      width: Math.max(360, ...families.map(({ width }) => width)) + 2 * MARGIN,
      height: Math.max(0, ...families.map(({ height }) => height)) + MARGIN,
    };
  }

  // The others in lines below, each beneath its label. Adds their shapes to those of a layout, and makes it
  // as large as they need.
  function addBelow(families, layout, isFirst) {
    let x = MARGIN;
    let y = isFirst ? MARGIN : layout.height + 36;
    let lineHeight = 0;
    for (const family of families) {
      const width = Math.max(
        family.width, textWidth(family.name, "family"), textWidth(family.difference, "measure-text"));
      if (x > MARGIN && x + width + MARGIN > layout.width) {
        x = MARGIN;
        y += lineHeight + GAP;
        lineHeight = 0;
      }
      layout.fills.push(fill(family, 3, x, y + LABEL_HEIGHT));
      layout.lines.push(...outlines(family, x, y + LABEL_HEIGHT));
      layout.labels.push(...label(family, x, y + 16, width));
      x += width + GAP;
      lineHeight = Math.max(lineHeight, LABEL_HEIGHT + family.height);
      layout.width = Math.max(layout.width, x - GAP + MARGIN);
      layout.height = y + lineHeight;
    }
  }

  function description(names, families) {
    const sizes = families.map(({ name, counts }) =>
      `${name}: ${counts.map((sides, place) => `${names[place]} ${sizeText(sides)}`).join(", ")}`);
    return `${sizes.join("; ")} points. The families of a Home Screen are drawn from the same corner, to scale.`;
  }

  // The drawing of the rows of a comparison of subjects with these radii; undefined if no family is known of all.
  function draw(names, rows, corners) {
    const families = familiesOf(rows, corners);
    if (families.length === 0) return undefined;
    const onHome = families.filter(({ isAccessory }) => !isAccessory);
    const layout = nested(onHome);
    addBelow(families.filter(({ isAccessory }) => isAccessory), layout, onHome.length === 0);
    const { width, height, fills, lines, labels } = layout;
    return drawing("overlay", "overlay", [width, height + MARGIN], listed(names), description(names, families),
      [...fills, ...lines, ...labels]);
  }

  return { draw };
})();
