// The smallest size of cases: the arithmetic of `widgetsize safe`. Lengths are counts of 1/300 point.
"use strict";

const smallestSizes = (() => {
  const { cases } = widgetCases;

  // The cases of a choice on the Home Screen, unless it names a variant.
  function homeCases(choice) {
    const other = catalog.variants.indexOf("lock-screen");
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

  return { homeCases, canvas, gains };
})();
