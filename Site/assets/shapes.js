// Drawings and texts of the pages that compare devices, as the program writes them.
"use strict";

// MARK: Text

// A count of 1/300 point as points: two decimals at most.
function lengthText(count) {
  return count === undefined ? "?" : String(points(count));
}

function sizeText(counts) {
  return counts.map(lengthText).join(" × ");
}

// A difference with its sign: `+5`, `−0.33`, `±0`.
function signedText(number) {
  if (number === 0) return "±0";
  return number > 0 ? `+${number}` : `−${-number}`;
}

function differenceText(counts) {
  return counts.map((count) => signedText(points(count))).join(" × ");
}

// Versions as the program lists them: three or more in a row are a range.
function versionsText(versions, all) {
  const inOrder = [...all].sort((a, b) => a - b);
  const runs = [];
  for (const os of [...new Set(versions)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && inOrder.indexOf(os) === inOrder.indexOf(last.at(-1)) + 1) last.push(os);
    else runs.push([os]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run)).join(", ");
}

// Names in a sentence: `A, B and C`.
function listed(names) {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

// A text with a capital letter at its beginning.
function capitalized(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function uncapitalized(text) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

// MARK: Elements

function span(className, ...children) {
  return make("span", { className }, ...children);
}

// The state of a number as a symbol and a word.
function chip(mark) {
  const { kind, label } = data.marks[mark];
  return span(kind, `${mark} ${label}`);
}

function deviceLink(device) {
  return make("a", { href: device.address }, device.name);
}

// Links with commas between them.
function deviceLinks(devices) {
  return devices.flatMap((device, place) => (place === 0 ? [deviceLink(device)] : [", ", deviceLink(device)]));
}

// A cell of a table in which the cells of a row may stand below each other, each after its label.
function labelledCell(className, label, ...children) {
  return make("td", { className }, span("label", label), " ", ...children);
}

// A table with a heading for each column, a node or text.
function table(className, id, caption, headings, rows) {
  const heading = (content) =>
    (content === "" ? make("td") : make("th", { scope: "col" }, ...[content].flat()));
  return make("table", { className }, make("caption", { id }, caption),
    make("thead", {}, make("tr", {}, ...headings.map(heading))), make("tbody", {}, ...rows));
}

// A list of choices with a label.
function chooser(label, options) {
  const select = make("select", {}, ...options);
  return { select, label: make("label", {}, label, select) };
}

// The form in place of the line that says what is chosen. In a narrow window it is closed, and its line opens it.
// The result shows other words.
function choiceForm(...parts) {
  const words = document.querySelector("main .chosen");
  const line = span("line", words.textContent.trim());
  const form = make("details", { className: "chosen", open: matchMedia("(min-width: 62rem)").matches },
    make("summary", {}, line, " ", span("change", "change")), ...parts);
  words.replaceWith(form);
  document.querySelector("main .scriptless")?.remove();
  return (text) => { line.textContent = text; };
}

// MARK: Drawings

// The pens of the program's drawings without their colours, which are in the style sheets.
const PENS = {
  "paper": { fill: "#fff" },
  "widget-1": { "stroke-width": 0.75 },
  "widget-2": { "stroke-width": 0.75 },
  "widget-3": { "stroke-width": 0.75 },
  "widget-4": { "stroke-width": 0.75 },
  "outline-a": { "fill": "none", "stroke-width": 2, "stroke-dasharray": "6 4" },
  "outline-b": { "fill": "none", "stroke-width": 2 },
  "outline-c": { "fill": "none", "stroke-width": 2, "stroke-dasharray": "1.5 4" },
  "minimum": { "stroke-width": 1.25 },
  "other": { "fill": "none", "stroke-width": 0.6 },
  "family": { "font-size": 16, "font-weight": "bold" },
  "measure-text": { "font-size": 13 },
  "pixels": { "font-size": 14 },
};

// Shapes drawn with a pen.
function drawn(pen, ...shapes) {
  return shape("g", { class: `pen-${pen}`, ...PENS[pen] }, ...shapes);
}

function text(x, y, words) {
  return shape("text", { x, y }, words);
}

// How wide a text of a pen may get, as the program's drawings reckon: no less than the usual fonts need.
function textWidth(words, pen) {
  const { "font-size": size, "font-weight": weight } = PENS[pen];
  const ems = [...words].reduce((sum, character) => sum + emsOf(character), 0);
  return ems * size * (weight === "bold" ? 13 / 12 : 1);
}

function emsOf(character) {
  if (/[ijltfrI.,:;!'|() ]/.test(character)) return 0.36;
  if (/[mwMW@%]/.test(character)) return 0.96;
  if (/[A-Z&~+=<>]/.test(character)) return 0.74;
  if (/[\x20-\x7E]/.test(character)) return 0.575;
  if (/[≈–×−≤÷]/.test(character)) return 0.66;
  return /[\u00A0-\u024F]/.test(character) ? 0.74 : 1.05;
}

// A text, its end left out if it is wider than `width`.
function shortened(words, width, pen) {
  if (textWidth(words, pen) <= width) return words;
  const characters = [...words];
  while (characters.length > 0 && textWidth(`${characters.join("")}…`, pen) > width) characters.pop();
  return characters.length === 0 ? "" : `${characters.join("")}…`;
}

// The outline of a widget: round, or with the corners that drawings have if nobody published the radius.
function outline([width, height], x, y, isRound = false) {
  const shorter = Math.min(width, height);
  const rx = isRound ? shorter / 2 : Math.min(22, shorter / 4);
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
