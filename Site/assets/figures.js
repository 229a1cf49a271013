// The home page: each widget in its drawing copies its size, with a click on it or with a button below the name of the
// device, and its examples are typed into the search.
(() => {
  "use strict";

  // The widgets of a drawing: a shape, and the name and the size that stand in it.
  function widgetsIn(drawing) {
    const texts = (pen) => [...drawing.querySelectorAll(`.pen-${pen} text`)].map((text) => text.textContent);
    const names = texts("family");
    const shapes = [...drawing.querySelectorAll("[class|='pen-widget'] rect")];
    return texts("size").flatMap((size, place) => {
      const [width, height] = size.split(" × ").map(Number);
      const isOf = (rect) => Math.abs(rect.width.baseVal.value - width) < 0.01
        && Math.abs(rect.height.baseVal.value - height) < 0.01;
      const found = shapes.find(isOf);
      return found ? [{ name: names[place], size, shape: found }] : [];
    });
  }

  function makeButton({ name, size, shape: widget }, say) {
    const button = make("button", { type: "button", title: `Copy ${size}` }, name);
    button.setAttribute("aria-label", `Copy ${name}, ${size}`);
    button.addEventListener("click", async () => {
      await copyText(size);
      say(size, button);
    });
    widget.addEventListener("click", () => button.click());
    widget.classList.add("copies");
    return button;
  }

  document.querySelectorAll(".hero figure.drawing").forEach((figure) => {
    const widgets = widgetsIn(figure.querySelector("svg"));
    const caption = figure.querySelector("figcaption");
    if (!caption || widgets.length === 0) return;
    const say = makeReport();
    caption.append(make("p", {}, "Copy ", ...widgets.map((widget) => makeButton(widget, say))));
  });

  // The examples are typed into the field of the search.
  document.querySelectorAll(".examples a").forEach((link) => link.addEventListener("click", (event) => {
    const field = document.querySelector(".search input");
    if (event.ctrlKey || event.metaKey || event.shiftKey || !field) return;
    event.preventDefault();
    field.value = link.textContent;
    field.focus();
  }));
})();
