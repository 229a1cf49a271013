// Drawings of the pages that compare devices, as the program draws them.
"use strict";

// The pens of the program's drawings without their colours, which are in the style sheets.
const PENS = {
  "paper": { fill: "#fff" },
  "widget": { "stroke-width": 0.75 },
  "outline-a": { "fill": "none", "stroke-width": 2, "stroke-dasharray": "6 4" },
  "outline-b": { "fill": "none", "stroke-width": 2 },
  "outline-c": { "fill": "none", "stroke-width": 2, "stroke-dasharray": "1.5 4" },
  "family": { "font-size": 16, "font-weight": "bold" },
  "measure-text": { "font-size": 15 },
};

// Shapes drawn with a pen.
function drawn(pen, ...shapes) {
  return shape("g", { class: `pen-${pen}`, ...PENS[pen.replace(/-\d$/, "")] }, ...shapes);
}

function text(x, y, words) {
  return shape("text", { x, y }, words);
}

const canvas = lazy(() => document.createElement("canvas").getContext("2d"));

// How wide a text of a pen is on the page, whose letters are larger (`drawings.css`).
function textWidth(words, pen) {
  const { "font-size": size, "font-weight": weight = "" } = PENS[pen];
  canvas().font = `${weight} ${1.15 * size}px Helvetica, Arial, sans-serif`;
  return canvas().measureText(words).width;
}

// A text, its end left out if it is wider than `width`.
function shortened(words, width, pen) {
  if (textWidth(words, pen) <= width) return words;
  const characters = [...words];
  while (characters.length > 0 && textWidth(`${characters.join("")}…`, pen) > width) characters.pop();
  return characters.length === 0 ? "" : `${characters.join("")}…`;
}

// The outline of a widget: round, with corners of a radius, or with those that drawings have if no source has one.
function outline([width, height], x, y, isRound = false, corner = undefined) {
  const shorter = Math.min(width, height);
  const rx = isRound ? shorter / 2 : Math.min(corner ?? Math.min(22, shorter / 4), shorter);
  return shape("rect", { x, y, width, height, rx });
}

// A drawing with a name and a description, for those who do not see it.
function drawing(kind, id, [width, height], title, description, shapes) {
  const labels = `${id}-title ${id}-description`;
  return shape("svg", {
    "class": `drawing ${kind}`, "role": "img", "aria-labelledby": labels, width, height,
    "viewBox": `0 0 ${width} ${height}`, "font-family": "Helvetica, Arial, sans-serif",
  },
  shape("title", { id: `${id}-title` }, title), shape("desc", { id: `${id}-description` }, description),
  drawn("paper", shape("rect", { x: 0, y: 0, width, height })), ...shapes);
}
