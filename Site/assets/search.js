// The search of every page: a field in place of the link to the list of devices. It finds devices by
// name, and widgets by size in points or pixels.
(() => {
  "use strict";

  const index = globalThis.widgetsizeIndex;
  // How many matches are shown.
  const SHOWN = 7;
  // A longer text names no device.
  const LONGEST_TEXT = 1000;
  const SYSTEMS = { phone: "iOS", pad: "iPadOS", watch: "watchOS" };
  // The family that a match shows: the one that people ask for most.
  const MAIN_FAMILY = { phone: "systemMedium", pad: "systemMedium", watch: "accessoryRectangular" };

  // MARK: The index

  const lines = lazy(() => index.devices.split("\n"));

  // The diagonal of each device in inches, as text; empty if it is not known.
  const diagonals = lazy(() => index.diagonals.split("\n"));

  const screens = lazy(() => index.screens.split("\n").map((line) => {
    const [name, width, height, scale, idiom] = line.split("|");
    return { name, width, height, scale: Number(scale), idiom };
  }));

  // The sizes; in points. Of a very long list they are in a file of their own, which may yet be on its way.
  function sizes() {
    return index.sizes === undefined ? [] : knownSizes();
  }

  const knownSizes = lazy(() => index.sizes.split("\n").map((line) => {
    const [screen, family, variant, width, height, versions, mark] = line.split("|");
    const { scale } = screens()[screen];
    return {
      screen: Number(screen),
      family: Number(family),
      variant: Number(variant),
      pixels: [Number(width), Number(height)],
      points: [width / scale, height / scale],
      versions: versions.split(",").map(Number),
      mark,
      isKnown: width !== "0" && height !== "0",
    };
  }));

  function deviceAt(number) {
    const [name, page, screen, versions] = lines()[number].split("|");
    const [first, last] = versions.split("-");
    return {
      name,
      page,
      screen: screens()[screen],
      screenNumber: Number(screen),
      // Without a source, all versions are possible.
      runs: (os) => (first === "" || os >= first) && (last === "" || os <= last),
    };
  }

  // The devices of each screen, by the numbers of their lines: the newest stand first.
  const devicesOf = lazy(() => {
    const devices = new Map();
    lines().forEach((line, number) => {
      const screen = line.split("|")[2];
      if (screen === "") return;
      if (!devices.has(Number(screen))) devices.set(Number(screen), []);
      devices.get(Number(screen)).push(number);
    });
    return devices;
  });

  // MARK: Names

  // The folded names of the devices so far: the whole names, its own first, and the words of its own.
  const foldedNames = [];
  // For how long a key press folds names, in milliseconds. What is left of a very long list is folded in
  // idle time.
  const FOLDING_TIME = 100;
  const BATCH = 200;

  // Folds names for so many milliseconds, and says whether all are.
  function foldNamesFor(duration) {
    const end = performance.now() + duration;
    while (foldedNames.length < lines().length) {
      for (const line of lines().slice(foldedNames.length, foldedNames.length + BATCH)) {
        foldedNames.push(foldNames(line, diagonals()[foldedNames.length]));
      }
      if (performance.now() >= end) break;
    }
    return foldedNames.length === lines().length;
  }

  // The name that the system gives a model: `iPhone17,1`.
  const IDENTIFIER = /^\p{L}+\d+,\d+$/u;

  function foldNames(line, diagonal) {
    const [name, , screen, , ...others] = line.split("|");
    const identifiers = others.filter((other) => IDENTIFIER.test(other));
    const aliases = others.filter((other) => !IDENTIFIER.test(other));
    return {
      names: [name, ...aliases].map(folded),
      words: spaced(name),
      // `phone 16` means an iPhone.
      aliases: [name.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 "), ...aliases].map(spaced).join("|"),
      identifiers: identifiers.map(folded),
      // A class has the name of its diagonal, if people call it so.
      diagonal: diagonal || (/^([\d.]+)-inch/.exec(screens()[screen]?.name)?.[1] ?? ""),
    };
  }

  function wordsOf(text) {
    return text.split(/[\s()-]+/).map(folded).filter((word) => word !== "");
  }

  // The words with a blank before and after each.
  function spaced(text) {
    return ` ${wordsOf(text).join(" ")} `;
  }

  // Folds all names while nothing else happens.
  function foldInIdleTime(whenFolded) {
    const later = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 50));
    const work = (deadline) => {
      if (foldNamesFor(Math.min(deadline?.timeRemaining() ?? 8, 20))) whenFolded();
      else later(work);
    };
    later(work);
  }

  // What a text asks for.
  function question(text) {
    const words = wordsOf(text);
    return {
      whole: folded(text),
      words,
      beginnings: words.map((word, place) => beginning(word, place === words.length - 1)),
      // The words without the blanks between them: `16promax`.
      joined: beginning(folded(text), true),
      // The folded beginning of an identifier, up to its comma at least; undefined if the text is none.
      identifier: /^\s*\p{L}+(\s*\d+\s*,\s*\d*|\d+\.\d+)\s*$/u.test(text)
        ? text.toLowerCase().replace(/\s+/gu, "").replace(",", ".") : undefined,
    };
  }

  // Matches the beginning of a word, or of several if the text has letters of both. A number is a whole
  // number, but the last may lack a digit: `iphone 1` finds iPhone 17, and `iphone 20` no iPhone SE 2020.
  function beginning(text, isLast) {
    const letters = [...text].map((letter, place, all) => {
      const isInNumber = /[\d.]/.test(letter) && /[\d.]/.test(all[place - 1] ?? "");
      return `${place === 0 || isInNumber || letter === " " ? "" : " ?"}${letter.replace(/[+.]/, "\\$&")}`;
    });
    let end = "";
    if (!isLast && /\d$/.test(text)) end = "(?!\\d)";
    if (isLast && /^\d+$/.test(text)) end = "(?!\\d\\d)";
    return new RegExp(` ${letters.join("")}${end}`, "u");
  }

  // How well a device matches: 0 is best, and undefined is no match.
  function rank({ names, words, aliases, identifiers, diagonal }, asked) {
    const { identifier, beginnings, joined } = asked;
    if (identifier !== undefined) {
      if (identifiers.includes(identifier)) return 0;
      return identifiers.some((name) => name.startsWith(identifier)) ? 1 : undefined;
    }
    if (names.includes(asked.whole)) return 0;
    if (asked.words.every((word) => words.includes(` ${word} `))) return 1;
    if (beginnings.every((word) => word.test(words))) return 2;
    if (joined.test(words)) return 3;
    const isDiagonal = (word) => word === diagonal || (word === "inch" && diagonal !== "");
    const isMeant = beginnings.every((word, place) => (
      word.test(words) || word.test(aliases) || isDiagonal(asked.words[place])));
    return isMeant || joined.test(aliases) ? 4 : undefined;
  }

  // The devices that a text names, the best matches first and of equal ones the newest. While names are left
  // to fold, these are the newest devices only.
  function devicesNamed(text) {
    if (folded(text) === "" || text.length > LONGEST_TEXT) return [];
    const asked = question(text);
    const ranks = [[], [], [], [], []];
    foldNamesFor(FOLDING_TIME);
    foldedNames.forEach((names, number) => {
      const found = ranks[rank(names, asked)];
      if (found && found.length < SHOWN) found.push(number);
    });
    // Other names and the diagonal count where no name does.
    const named = ranks.slice(0, 4).flat();
    return (named.length > 0 ? named : ranks[4]).slice(0, SHOWN).map((n) => deviceMatch(deviceAt(n)));
  }

  function deviceMatch(device) {
    const { name, page, screen } = device;
    if (!screen) return { name, page, note: "screen unknown", size: "", sizeNote: "" };
    const match = {
      name,
      page,
      note: `${screen.width} × ${screen.height} pt, @${screen.scale}x`,
      size: "",
      sizeNote: "",
    };
    const newest = newestSize(device);
    if (!newest) {
      match.sizeNote = index.sizes === undefined ? "" : "before WidgetKit";
    } else if (!newest.size.isKnown) {
      match.sizeNote = "sizes unknown";
    } else {
      match.size = sizeText(newest.size.points);
      match.sizeNote = `${familyName(newest.size)}, ${SYSTEMS[screen.idiom]} ${newest.os}`;
    }
    return match;
  }

  // The size of the main family on the newest version of the device with a known size, or an unknown one if all
  // are unknown; undefined if the device runs no version with the family. Of several variants, the usual one.
  function newestSize({ screen, screenNumber, runs }) {
    const family = index.families.findIndex(([id]) => id === MAIN_FAMILY[screen.idiom]);
    let newest;
    for (const size of sizes()) {
      if (size.screen !== screenNumber || size.family !== family) continue;
      const os = Math.max(...size.versions.filter(runs));
      if (os > 0 && (!newest || isBefore({ os, size }, newest))) newest = { os, size };
    }
    return newest;
  }

  function isBefore(one, other) {
    if (one.size.isKnown !== other.size.isKnown) return one.size.isKnown;
    return one.os > other.os || (one.os === other.os && one.size.variant < other.size.variant);
  }

  // MARK: Sizes

  const PAIR = /^\s*(\d+(?:[.,]\d+)?)\s*(?:[x×*]|\s)\s*(\d+(?:[.,]\d+)?)\s*(pt|px)?\s*$/i;

  // The widgets that have the size in a text such as `364x170`, the closest first, half a point apart at
  // most; undefined if the text is no size.
  function widgetsSized(text) {
    const parts = PAIR.exec(text);
    if (!parts) return undefined;
    const asked = [parts[1], parts[2]].map((side) => Number(side.replace(",", ".")));
    const unit = parts[3]?.toLowerCase();
    const distance = (size) => Math.min(
      unit === "px" ? Infinity : farther(size.points, asked),
      unit === "pt" ? Infinity : farther(size.pixels, asked));
    const found = new Map();
    for (const size of sizes()) {
      const apart = distance(size);
      if (!size.isKnown || apart >= 0.5 || !devicesOf().has(size.screen)) continue;
      // Variants and versions with the same size are one match.
      const key = `${size.screen}|${size.family}|${size.pixels}`;
      if (!found.has(key)) found.set(key, { apart, size, versions: new Set() });
      size.versions.forEach((os) => found.get(key).versions.add(os));
    }
    return [...found.values()].map((match) => ({ ...match, number: newestRunning(match) }))
      .sort((a, b) => a.apart - b.apart || a.number - b.number || a.size.family - b.size.family)
      .slice(0, SHOWN).map(sizeMatch);
  }

  // The newest device of the screen that runs one of the versions.
  function newestRunning({ size, versions }) {
    const all = devicesOf().get(size.screen);
    return all.find((number) => [...versions].some(deviceAt(number).runs)) ?? all[0];
  }

  function farther(size, asked) {
    return Math.max(Math.abs(size[0] - asked[0]), Math.abs(size[1] - asked[1]));
  }

  function sizeMatch({ number, size, versions }) {
    const { name, page, screen } = deviceAt(number);
    const state = size.mark === "" ? "" : `, ${index.states[size.mark]}`;
    return {
      name,
      page,
      note: `${familyName(size)}, ${SYSTEMS[screen.idiom]} ${versionWords([...versions])}${state}`,
      size: sizeText(size.points),
      sizeNote: `${sizeText(size.pixels)} px`,
    };
  }

  const allVersions = lazy(() => inOrder([...new Set(sizes().flatMap(({ versions }) => versions))]));

  function inOrder(numbers) {
    return numbers.sort((a, b) => a - b);
  }

  // `18 to 27` if no version between is missing, or else each: `17, 18, 27`.
  function versionWords(versions) {
    const [first, ...others] = inOrder(versions);
    const last = others.at(-1) ?? first;
    const between = allVersions().filter((os) => os >= first && os <= last);
    if (versions.length < 2 || between.length > versions.length) return versions.join(", ");
    return `${first} to ${last}`;
  }

  function familyName({ family }) {
    return index.families[family][1];
  }

  // Two sides, rounded to hundredths as the program rounds them.
  function sizeText(sides) {
    return sides.map((side) => Math.round(side * 100) / 100).join(" × ");
  }

  function matches(text) {
    const sized = widgetsSized(text) ?? [];
    if (sized.length > 0) return sized;
    const named = devicesNamed(text);
    // `watch4` means `watch 4` if no name has it as one word.
    return named.length > 0 ? named : devicesNamed(text.replace(/(\p{L}{2})(?=[\d.,]+\s*$)/u, "$1 "));
  }

  // MARK: The field

  function setAttributes(element, attributes) {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  }

  // Puts a field with a list of matches in the place of the link: the combobox of the ARIA practices. The
  // result adds the matches that were left out while names were left to fold.
  function makeSearch(box, number) {
    const id = `matches-${number}`;
    const isHome = document.body.classList.contains("home");
    const input = setAttributes(make("input", { type: "search", autocomplete: "off", spellcheck: false }), {
      "placeholder": isHome ? "iPhone 16 Pro, iPad Pro 11, 45 mm, 364x170" : "Device or size",
      "aria-label": "Device or size",
      "role": "combobox",
      "aria-expanded": "false",
      "aria-controls": id,
      "aria-autocomplete": "list",
    });
    const list = setAttributes(make("div", { id, hidden: true }), { "role": "listbox", "aria-label": "Matches" });
    const status = setAttributes(make("p", { className: "vh" }), { role: "status" });
    let selected = 0;
    // Whether a match may be missing, because names are left to fold.
    let isPartial = false;

    function select(place) {
      selected = place;
      [...list.children].forEach((option, n) => option.setAttribute("aria-selected", n === place));
      input.setAttribute("aria-activedescendant", list.children[place].id);
    }

    function setOpen(isOpen) {
      list.hidden = !isOpen;
      input.setAttribute("aria-expanded", isOpen);
      if (isOpen) return;
      input.removeAttribute("aria-activedescendant");
      list.replaceChildren();
    }

    function option({ name, page, note, size, sizeNote }, place) {
      const link = make("a", { id: `${id}-${place}`, href: `${box.dataset.root}devices/${page}.html`, tabIndex: -1 },
        make("span", {}, name), make("span", { className: "result" }, size),
        make("small", {}, note), make("small", { className: "result" }, sizeNote));
      return setAttributes(link, { role: "option" });
    }

    function show() {
      const found = matches(input.value);
      list.replaceChildren(...found.map(option));
      setOpen(found.length > 0);
      if (found.length > 0) select(0);
      isPartial = foldedNames.length < lines().length;
      const isMissing = found.length === 0 && input.value.trim() !== "" && !isPartial;
      status.className = isMissing ? "none" : "vh";
      status.textContent = isMissing ? "No device or size matches"
        : found.length > 0 ? `${found.length} ${found.length === 1 ? "match" : "matches"}` : "";
    }

    function close() {
      setOpen(false);
      isPartial = false;
      status.className = "vh";
      status.textContent = "";
    }

    const keys = {
      ArrowDown: () => select((selected + 1) % list.children.length),
      ArrowUp: () => select((selected + list.children.length - 1) % list.children.length),
      Enter: () => list.children[selected].click(),
      Escape: close,
    };
    input.addEventListener("keydown", (event) => {
      if (!Object.hasOwn(keys, event.key) || (list.hidden && event.key !== "ArrowDown")) return;
      event.preventDefault();
      if (list.hidden) show();
      else keys[event.key]();
      // Whoever moves through the matches keeps them.
      isPartial = false;
    });
    input.addEventListener("input", show);
    input.addEventListener("focus", () => {
      loadSizes(box.dataset.root, show);
      if (input.value !== "") show();
    });
    // The field keeps the focus, or the list would be gone before the click that follows.
    list.addEventListener("mousedown", (event) => event.preventDefault());
    box.addEventListener("focusout", close);
    box.replaceChildren(input, list, status);
    return () => {
      if (isPartial) show();
    };
  }

  // Of a very long list of devices the sizes are a file of their own, which is loaded when it is needed.
  function loadSizes(root, whenLoaded) {
    if (index.sizes !== undefined || loadSizes.hasBegun) return;
    loadSizes.hasBegun = true;
    document.head.append(make("script", { src: `${root}assets/sizes-index.js`, onload: whenLoaded }));
  }

  const refreshers = [...document.querySelectorAll(".search")].map(makeSearch);
  foldInIdleTime(() => refreshers.forEach((refresh) => refresh()));
})();
