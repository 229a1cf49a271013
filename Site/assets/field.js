// The field of the search, on every page in the place of a link: a combobox whose list has the answers. `/` leads to
// it. The search itself is loaded when the field is used.
(() => {
  "use strict";

  // What leads from the page to the top of the site.
  const root = document.querySelector(".brand").getAttribute("href").replace("index.html", "");

  // MARK: Loading

  // Loads scripts that run in this order.
  function load(...names) {
    return Promise.all(names.map((name) => new Promise((resolve) => {
      document.head.append(make("script", { src: `${root}assets/${name}`, async: false, onload: resolve }));
    })));
  }

  const loadSearch = lazy(async () => {
    const index = globalThis.widgetsizeIndex ? [] : ["search-index.js", "catalog.js"];
    await load(...index, "search-words.js", "search-names.js", "search-reading.js", "search-answers.js", "search.js");
    for (const field of fields) field.refresh();
  });

  // MARK: The field

  function makeField(box, number) {
    const id = `answers-${number}`;
    const input = make("input", {
      "type": "search",
      "autocomplete": "off",
      "spellcheck": false,
      "placeholder": box.closest("main") ? "iPhone 16 Pro medium" : "Device or size",
      "aria-label": "Search for a device, a widget or a size",
      "role": "combobox",
      "aria-expanded": "false",
      "aria-controls": id,
      "aria-autocomplete": "list",
      "aria-keyshortcuts": "/",
    });
    const list = make("div", { id, role: "listbox", ariaLabel: "Answers" });
    const message = make("p", { className: "message" });
    const copies = make("div", { className: "copies" });
    const keys = make("p", { className: "keys" }, "Enter opens, Ctrl+C copies the points.");
    const panel = make("div", { className: "panel", hidden: true, tabIndex: -1 }, message, list, copies, keys);
    const here = make("button", { type: "button", className: "here" }, "This device");
    const status = make("p", { className: "vh", role: "status" });
    let answers = [];
    let buttons = [];
    let selected = 0;
    // Whether the field is used before the search is there.
    let isLoading = false;
    // Whether Enter was pressed before there was an answer.
    let isAwaited = false;
    // Whether the device is asked for on which the page is read.
    let isHere = false;

    function select(place) {
      selected = place;
      [...list.children].forEach((option, n) => option.setAttribute("aria-selected", n === place));
      input.setAttribute("aria-activedescendant", list.children[place].id);
    }

    function setOpen(isOpen) {
      panel.hidden = !isOpen;
      input.setAttribute("aria-expanded", isOpen);
      if (!isOpen) input.removeAttribute("aria-activedescendant");
    }

    function option({ name, href, note, size, sizeNote, savedAs }, place) {
      const link = make("a", { id: `${id}-${place}`, href: root + href, tabIndex: -1, role: "option", ...(savedAs && { download: savedAs }) },
        make("span", { className: /^(?!Compare).*, /.test(name) ? "names" : "" }, name), make("span", { className: "result" }, size),
        make("small", {}, note), make("small", { className: "result" }, sizeNote));
      link.style.gridRow = place + 2;
      return link;
    }

    // Beside its answer, because an answer may have no control in it.
    function copyButton({ name, note, copy }, place) {
      const button = make("button", { type: "button", tabIndex: -1, title: "Copy the points", ariaLabel: `Copy ${copy}: ${name}, ${note}` }, "Copy");
      button.style.gridRow = place + 2;
      button.addEventListener("click", async () => {
        await copyText(copy);
        say(copy, button);
        input.focus();
      });
      return button;
    }

    function show() {
      const engine = globalThis.widgetsizeSearch;
      loadSearch();
      const found = (isHere ? engine?.onScreen(screen, devicePixelRatio) : engine?.search(input.value)) ?? { message: "", answers: [] };
      answers = found.answers;
      list.replaceChildren(...answers.map(option));
      buttons = answers.map((answer, place) => answer.copy && copyButton(answer, place));
      copies.replaceChildren(...buttons.filter((button) => button));
      message.textContent = found.message;
      keys.hidden = !answers.some(({ copy }) => copy);
      keys.style.gridRow = answers.length + 2;
      setOpen(answers.length > 0);
      // Enter opens an answer, and no way on.
      selected = -1;
      if (answers.length > 0 && !found.isMissing) select(0);
      isLoading = !engine;
      const count = found.isMissing || answers.length === 0 ? "" : `${answers.length} ${answers.length === 1 ? "answer" : "answers"}`;
      status.textContent = [found.message, count].filter((part) => part).join(" ");
      if (isAwaited && selected === 0) list.children[0].click();
      // The keyboard of a phone would cover the answers.
      if (isHere && engine) (matchMedia("(pointer: coarse)").matches ? panel : input).focus();
    }

    function close() {
      setOpen(false);
      isLoading = false;
      isAwaited = false;
      isHere = false;
      status.textContent = "";
    }

    const actions = {
      ArrowDown: () => select((selected + 1) % answers.length),
      ArrowUp: () => select((Math.max(selected, 0) + answers.length - 1) % answers.length),
      Enter: () => list.children[selected]?.click(),
      Escape: close,
    };
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") isAwaited = isLoading;
      const isCopy = (event.ctrlKey || event.metaKey) && event.key === "c" && !panel.hidden
        && input.selectionStart === input.selectionEnd && buttons[selected];
      if (isCopy) {
        event.preventDefault();
        buttons[selected].click();
      }
      if (!Object.hasOwn(actions, event.key) || (panel.hidden && event.key !== "ArrowDown")) return;
      event.preventDefault();
      if (panel.hidden) show();
      else actions[event.key]();
    });
    input.addEventListener("input", () => {
      isHere = false;
      show();
    });
    input.addEventListener("focus", () => {
      loadSearch();
      if (input.value !== "") show();
    });
    here.addEventListener("click", () => {
      isHere = true;
      show();
    });
    // The field keeps the focus, or the list would be gone before the click that follows.
    panel.addEventListener("mousedown", (event) => event.preventDefault());
    box.addEventListener("focusout", ({ relatedTarget }) => {
      if (!box.contains(relatedTarget)) close();
    });
    box.role = "search";
    box.replaceChildren(input, here, panel, status);
    return {
      input,
      refresh: () => {
        if (isLoading) show();
      },
    };
  }

  const say = makeReport();
  const fields = [...document.querySelectorAll(".search")].map(makeField);

  // The examples of the home page are typed into its field.
  for (const link of document.querySelectorAll(".examples a")) {
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      fields[0].input.value = link.textContent;
      fields[0].input.focus();
    });
  }

  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest?.("input, select, textarea, [contenteditable]");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    fields[0]?.input.focus();
    fields[0]?.input.select();
  });
})();
