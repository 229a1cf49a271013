// Widgets in drawings: a click on one, or a button below the drawing, copies its size on the home page, and an SVG frame
// of it on the page of a device.
"use strict";

const figures = (() => {
  const rounded = (length) => String(Math.round(length * 100) / 100);

  // A frame for a design program: a canvas of the size in points, and its margins where they are known. `w` and `h` are
  // pixels, `s` pixels per point, margin and radius hundredths of a point. A radius that is a guess has a layer of its own,
  // as in the templates.
  function frame({ w, h, s, m, r, g }, name) {
    const rect = (id, inset, more) => {
      const [x, width, height] = [inset, w / s - 2 * inset, h / s - 2 * inset].map(rounded);
      return `<rect id="${id}" x="${x}" y="${x}" width="${width}" height="${height}" ${more}/>`;
    };
    const [width, height] = [w / s, h / s].map(rounded);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">`
      + rect(name.replace(/[^\p{L}\p{N}]+/gu, "-"), 0, `${g ? "" : `rx="${rounded(r / 100)}" `}fill="#fff"`)
      + (g ? rect("guessed-corners", 0, `rx="${rounded(r / 100)}" stroke="#c4301c" stroke-width="0.5"`) : "")
      + (m > 0 ? rect("margins", m / 100, 'stroke="#c4301c" stroke-width="0.5" stroke-dasharray="4 2"') : "")
      + "</svg>";
  }

  const isNear = (one, other) => Math.abs(one - other) < 0.02;
  const shapesIn = (figure) => [...figure.querySelectorAll("[class|='pen-widget'] rect")]
    .map((shape) => ({ shape, width: shape.width.baseVal.value, height: shape.height.baseVal.value, radius: shape.rx.baseVal.value }));

  // The shapes of a drawing with the sizes that they are of, in points, at the scale at which most have one.
  function drawnSizes(figure, sizes) {
    const shapes = shapesIn(figure);
    const at = (scale) => sizes.flatMap((size) => {
      const found = shapes.find(({ width, height }) => isNear(width, size.width * scale) && isNear(height, size.height * scale));
      return found ? [{ ...size, shape: found.shape, radius: found.radius / scale }] : [];
    });
    const scales = new Set([1, ...shapes.flatMap(({ width }) => sizes.map((size) => width / size.width))]);
    return [...scales].map(at).reduce((best, one) => (one.length > best.length ? one : best), []);
  }

  // The cells with a size beside a drawing, and the widgets of these in it.
  function drawnBeside(figure) {
    const cells = [...figure.closest(".board")?.querySelectorAll(":scope > .main td[data-w]") ?? []];
    return drawnSizes(figure, cells.map((cell) => {
      const { w, h, s } = cell.dataset;
      return { cell, width: w / s, height: h / s };
    }));
  }

  // What a cell says of its size; the radius is that with which its widget is drawn beside it, unless the cell has it.
  function sizeOf(cell) {
    const [w, h, s, m, r, g] = ["w", "h", "s", "m", "r", "g"].map((name) => Number(cell.dataset[name] ?? 0));
    const figure = cell.closest(".main") && cell.closest(".board").querySelector(".picture figure");
    const drawn = r > 0 || !figure ? undefined : drawnBeside(figure).find((one) => nameOf(one.cell) === nameOf(cell));
    const isRound = drawn && 2 * drawn.radius === Math.min(drawn.width, drawn.height);
    return { w, h, s, m, r: drawn ? 100 * drawn.radius * (w / s) / drawn.width : r, g: g || (drawn && !isRound) };
  }

  const nameOf = (cell) => cell.closest("tr").querySelector(".fam").textContent;

  // A button below a drawing, which its shape presses.
  function button(name, label, shape, text, words) {
    const made = make("button", { type: "button", title: label, ariaLabel: label }, name);
    made.addEventListener("click", async () => {
      await copyText(text);
      makeReport()(words, made);
    });
    shape.addEventListener("click", () => made.click());
    shape.classList.add("copies");
    return made;
  }

  function addButtons(figure, words, buttons) {
    const caption = figure.querySelector("figcaption");
    if (caption && buttons.length > 0) caption.append(make("p", { className: "copying" }, words, ...buttons));
  }

  for (const figure of document.querySelectorAll(".hero figure.drawing")) {
    const [names, sizes] = ["family", "size"].map((pen) => [...figure.querySelectorAll(`.pen-${pen} text`)].map(({ textContent }) => textContent));
    const drawn = drawnSizes(figure, sizes.map((size, place) => {
      const [width, height] = size.split(" × ").map(Number);
      return { width, height, size, name: names[place] };
    }));
    addButtons(figure, "Copy ", drawn.map(({ name, size, shape }) => button(name, `Copy ${name}, ${size}`, shape, size, size)));
  }

  for (const figure of document.querySelectorAll(".picture figure.drawing")) {
    const drawn = drawnBeside(figure).filter(({ cell }, place, all) => all.findIndex((one) => nameOf(one.cell) === nameOf(cell)) === place);
    // On an iPad, the size in which a widget is laid out stands first, and what is drawn is the size in which it is shown.
    addButtons(figure, "Copy as SVG: ", drawn.map(({ cell, shape }) => {
      const first = cell.closest("tr").querySelector("td[data-w]"), name = nameOf(cell);
      const words = `the SVG frame of ${name}, ${first.querySelector(".pt").textContent}`;
      return button(name, `Copy ${words}`, shape, frame(sizeOf(first), name), words);
    }));
  }

  return { frame, sizeOf, nameOf };
})();
