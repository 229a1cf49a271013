// What all scripts of the site use: elements, lazy values, and names as the program compares them.
"use strict";

// An element with these properties, or attributes of a name with a hyphen, and children that are nodes or text.
function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes("-")) element.setAttribute(key, value);
    else element[key] = value;
  }
  element.append(...children);
  return element;
}

// An element of a drawing with these attributes.
function shape(name, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

// A value that is made when it is first asked for.
function lazy(makeValue) {
  let value;
  return () => value ??= makeValue();
}

// A name as the program folds it: letters, digits and `+`, and one separator between digits.
function folded(name) {
  return name.toLowerCase().replace(/[^\p{Alphabetic}\p{N}+]+/gu, (gap, place, whole) => {
    const isInNumber = /\d/.test(whole[place - 1]) && /\d/.test(whole[place + gap.length]);
    return isInNumber ? /^[.,]$/.test(gap) ? "." : " " : "";
  });
}

// Puts a text on the clipboard; by a selection where a page may not use the clipboard, as from some disks and
// servers.
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const focused = document.activeElement;
    const field = make("textarea", { className: "vh", value: text });
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    focused?.focus({ preventScroll: true });
  }
}

// Says that a button has copied something: the button shows a tick, which covers nothing, and a hidden line is read out.
// Makes that line, and returns the function that writes it.
const makeReport = lazy(() => {
  const line = make("p", { className: "vh copied", role: "status" });
  document.body.append(line);
  let timer, last;
  function end() {
    last?.classList.remove("done");
    line.replaceChildren();
  }
  return (copied, button) => {
    end();
    clearTimeout(timer);
    last = button;
    last.classList.add("done");
    line.textContent = `Copied ${copied}`;
    timer = setTimeout(end, 2500);
  };
});
