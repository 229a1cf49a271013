// Texts and elements of the pages that compare devices, as the program writes them.
"use strict";

// MARK: Text

// Names in a sentence: `A, B and C`.
function listed(names) {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function uncapitalized(text) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

// MARK: Elements

function span(className, ...children) {
  return make("span", { className }, ...children);
}

// The state of a number in words.
function chip(mark) {
  const { kind, label } = data.marks[mark];
  return span(kind, label);
}

function deviceLink(device) {
  return make("a", { href: device.address }, device.name);
}

// Links with commas between them.
function deviceLinks(devices) {
  return devices.flatMap((device, place) => [place === 0 ? "" : ", ", deviceLink(device)]);
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

// Devices in groups, a group for each kind that has any.
function deviceGroups(kinds, devices) {
  return kinds.map(({ idiom, name: label }) => make("optgroup", { label }, ...devices
    .filter(({ screen }) => screen.idiom === idiom).map(({ name, page }) => new Option(name, page))))
    .filter((group) => group.firstChild);
}

// Offers values with their names, one of which is chosen.
function setOptions({ select }, options, value) {
  select.replaceChildren(...options.map(([own, name]) => new Option(name, own)));
  select.value = value;
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
