// What the scripts of single pages share: the data of the page, options and the address.
"use strict";

const data = JSON.parse(document.getElementById("data").textContent);

// The option of a list that a text names, by its value or its label.
function optionNamed(text, { options }) {
  const isMeant = (name) => folded(name) === folded(text);
  return [...options].find(({ value, label }) => isMeant(value) || isMeant(label));
}

// Writes the choice into the address, so that it can be shared.
function setAddress(parameters) {
  const hash = parameters && `#${parameters}`;
  history.replaceState(null, "", hash || location.pathname + location.search);
}

// Reads the address, now and when it changes. A link to an anchor of the page leaves everything as it
// is, and the address says so again.
function followAddress(read, write) {
  addEventListener("hashchange", () => {
    if (location.hash === "" || location.hash.includes("=")) read();
    else write();
  });
  read();
  // What is above an anchor was shown anew.
  if (!location.hash.includes("=")) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
