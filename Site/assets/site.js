// The matrix to work with. Without this script the page is the whole table, which it leaves as it is.
"use strict";

(() => {
  const source = document.getElementById("data");
  const table = document.getElementById("matrix")?.closest("table");
  if (!source || !table) return;
  const data = JSON.parse(source.textContent);
  const rows = [...table.tBodies[0].rows];

  const label = document.createElement("label");
  label.textContent = "Screen ";
  const select = document.createElement("select");
  select.add(new Option("all", ""));
  data.screens.forEach((screen, index) => select.add(new Option(screen.name, index)));
  label.append(select);
  table.parentElement.before(label);

  select.addEventListener("change", () => {
    rows.forEach((row, index) => {
      row.hidden = select.value !== "" && data.rows[index].screen !== Number(select.value);
    });
  });
})();
