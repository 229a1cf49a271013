// What the search answers: it reads words as the command line does, with the words of `widgetsizeWords` and the
// devices and sizes of `widgetsizeIndex`.
(() => {
  "use strict";

  const index = globalThis.widgetsizeIndex;
  const words = globalThis.widgetsizeWords;
  // How many answers are shown.
  const SHOWN = 7;
  // A longer text is no question.
  const LONGEST_TEXT = 1000;
  const SYSTEMS = { phone: "iOS", pad: "iPadOS", watch: "watchOS" };
  const rows = (text) => (text ? text.split("\n").map((line) => line.split("|")) : []);
  const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);
  const familyNames = [...index.families.map(([, name]) => name), ...words.activityFamilies].map(capitalized);
  const numberOf = (id) => index.families.findIndex(([other]) => other === id);
  const MEDIUM = numberOf("systemMedium");
  // The families of a device without a word, the first for a list of devices.
  const FAMILIES = [MEDIUM, numberOf("systemSmall"), numberOf("systemLarge"), numberOf("systemExtraLarge"),
    numberOf("systemExtraLargePortrait"), numberOf("accessoryRectangular"), numberOf("accessoryCircular")];
  const WATCH_FAMILIES = [5, 6].map((place) => FAMILIES[place]);
  // Of Live Activities: that of the Lock Screen, and the largest.
  const ACTIVITIES = [index.families.length, index.families.length + 1];

  // MARK: Devices and sizes

  const lines = lazy(() => index.devices.split("\n"));
  const diagonals = lazy(() => index.diagonals.split("\n"));
  const screens = lazy(() => [
    ...rows(index.screens).map(([name, width, height, scale, idiom]) =>
      ({ name, width: Number(width), height: Number(height), scale: Number(scale), system: SYSTEMS[idiom] })),
    ...rows(words.platforms).map(([name, , system]) => ({ name, scale: 1, system })),
  ]);

  // The sizes of each screen, those with Display Zoom apart. Of a very long list of devices they are in a file of
  // their own, which may yet be on its way: then they are read again.
  let sizesRead;
  const sizesOf = () => sizesRead ??= readSizes();

  function readSizes() {
    const sizes = new Map();
    const read = (zoom) => ([screen, family, variant, width, height, versions, mark]) => {
      const { scale } = screens()[screen];
      const pixels = [Number(width), Number(height)];
      const size = { screen: Number(screen), family: Number(family), variant: Number(variant), pixels, mark, zoom,
        points: pixels.map((side) => side / scale), versions: versions.split(",").map(Number) };
      if (!sizes.has(size.screen)) sizes.set(size.screen, []);
      sizes.get(size.screen).push(size);
    };
    [...rows(index.sizes), ...rows(words.platformSizes)].forEach(read(""));
    rows(words.zooms).forEach(read("larger"));
    return sizes;
  }

  // The Live Activities of all screens.
  const activities = lazy(() => rows(words.activities).map(([screen, family, versions, points, pixels]) =>
    ({ screen: Number(screen), family: index.families.length + Number(family), points, pixels,
      versions: versions.split(",").map(Number) })));

  function deviceAt(number) {
    const [name, page, screen, versions] = lines()[number].split("|");
    const [first, last] = versions.split("-");
    // Without a source, all versions are possible.
    const runs = (os) => (first === "" || os >= first) && (last === "" || os <= last);
    return { name, page, href: `devices/${page}.html`, screen: screen === "" ? undefined : Number(screen), runs };
  }

  // The first devices that something holds for, the newest first.
  function devicesThat(isMeant, most) {
    const found = [];
    for (let number = 0; number < lines().length && found.length < most; number++) {
      const device = deviceAt(number);
      if (isMeant(device)) found.push(device);
    }
    return found;
  }

  // Devices with sizes that do not depend on a screen.
  const platforms = lazy(() => rows(words.platforms).map(([name, href], place) =>
    ({ name, href, screen: screens().length - rows(words.platforms).length + place, runs: () => true })));

  const systemOf = (device) => screens()[device.screen]?.system;

  // MARK: Names

  // The folded names of the devices so far: the whole names, its own first, and the words of its own.
  const foldedNames = [];
  // For how long a key press folds names, in milliseconds. What is left of a very long list is folded in idle time.
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
      split: spaced(name.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")),
      aliases: aliases.map(spaced).join("|"),
      identifiers: identifiers.map(folded),
      // A class has the name of its diagonal, if people call it so.
      diagonal: diagonal || (/^([\d.]+)-inch/.exec(screens()[screen]?.name)?.[1] ?? ""),
    };
  }

  const wordsOf = (text) => text.split(/[\s()-]+/).map(folded).filter((word) => word !== "");
  // The words with a blank before and after each.
  const spaced = (text) => ` ${wordsOf(text).join(" ")} `;

  // What a text asks for.
  function question(text) {
    const asked = wordsOf(text);
    // `iphone 3` is no iPhone SE (3rd generation), and `iphone 20` no iPhone SE 2020.
    const isBare = asked.some((word) => word.endsWith("phone")) && asked.every((word) => /phone$|^\d/.test(word));
    return {
      whole: folded(text),
      words: asked,
      isBare,
      beginnings: asked.map((word, place) => beginning(word, place === asked.length - 1, isBare)),
      // The words without the blanks between them: `16promax`.
      joined: beginning(folded(text), true, isBare),
      // The folded beginning of an identifier, up to its comma at least; undefined if the text is none.
      identifier: /^\s*\p{L}+(\s*\d+\s*,\s*\d*|\d+\.\d+)\s*$/u.test(text)
        ? text.toLowerCase().replace(/\s+/gu, "").replace(",", ".") : undefined,
    };
  }

  // Matches the beginning of a word, or of several if the text has letters of both. A number is a whole number, but
  // the last may lack a digit: `iphone 1` finds iPhone 17.
  function beginning(text, isLast, isBare) {
    const letters = [...text].map((letter, place, all) => {
      const isInNumber = /[\d.]/.test(letter) && /[\d.]/.test(all[place - 1] ?? "");
      return `${place === 0 || isInNumber || letter === " " ? "" : " ?"}${letter.replace(/[+.]/, "\\$&")}`;
    });
    let end = "";
    if (!isLast && /\d$/.test(text)) end = "(?!\\d)";
    if (isLast && /^\d+$/.test(text)) end = isBare ? "(?!\\d\\d|st|nd|rd|th)" : "(?!\\d\\d)";
    return new RegExp(` ${letters.join("")}${end}`, "u");
  }

  // How well a device matches: 0 is best, and undefined is no match.
  function rank({ names, words: own, split, aliases, identifiers, diagonal }, asked) {
    const { identifier, beginnings, joined, isBare } = asked;
    if (identifier !== undefined) {
      if (identifiers.includes(identifier)) return 0;
      return identifiers.some((name) => name.startsWith(identifier)) ? 1 : undefined;
    }
    if (names.includes(asked.whole)) return 0;
    if (asked.words.every((word) => own.includes(` ${word} `))) return 1;
    if (beginnings.every((word) => word.test(own))) return 2;
    if (joined.test(own)) return 3;
    const isDiagonal = (word) => word === diagonal || (word === "inch" && diagonal !== "");
    const isOther = (word) => word.test(split) || (!isBare && word.test(aliases));
    const isMeant = beginnings.every((word, place) => word.test(own) || isOther(word) || isDiagonal(asked.words[place]));
    return isMeant || isOther(joined) ? 4 : undefined;
  }

  // The words of a name that later models share: `ipad pro` of `iPad Pro 11-inch (M4)`.
  const lineOf = (number) => lines()[number].split(/[|(]/)[0].toLowerCase().split(" ")
    .filter((word) => word !== "" && !/^\d/.test(word)).join(" ");

  // Devices with the newest of a line first, if the line has the name of its first model: `iPad mini`.
  function newestOfLine(found, [exact], text) {
    if (exact === undefined || /\d/.test(text)) return found;
    const isOfLine = (number) => lineOf(number) === lineOf(exact);
    return [...inOrder(found.filter(isOfLine)), ...found.filter((number) => !isOfLine(number))];
  }

  // The devices that a text names, the best matches first and of equal ones the newest. While names are left to fold,
  // these are the newest devices only.
  function devicesNamed(text) {
    if (folded(text) === "") return [];
    const asked = question(text);
    const ranks = [[], [], [], [], []];
    foldNamesFor(FOLDING_TIME);
    foldedNames.forEach((names, number) => {
      const found = ranks[rank(names, asked)];
      if (found && found.length < SHOWN) found.push(number);
    });
    // Other names and the diagonal count where no name does.
    const named = ranks.slice(0, 4).flat();
    const found = newestOfLine(named.length > 0 ? named : ranks[4], ranks[0], text).slice(0, SHOWN).map(deviceAt);
    if (ranks[0].length > 0 && found.length > 0) found[0].isExact = true;
    if (found.length > 0 || !/\p{L}{2}[\d.,]+\s*$/u.test(text)) return found;
    // `watch4` means `watch 4` if no name has it as one word.
    return devicesNamed(text.replace(/(\p{L}{2})(?=[\d.,]+\s*$)/u, "$1 "));
  }

  // MARK: Words

  const phrases = lazy(() => {
    const all = new Map();
    for (const [meaning, value, ...texts] of rows(words.phrases)) {
      for (const text of texts) all.set(text, { meaning, value });
    }
    for (const [ids] of rows(words.topics)) {
      for (const id of ids.split(" ")) if (!all.has(id.toLowerCase())) all.set(id.toLowerCase(), { meaning: "topic", value: id });
    }
    return all;
  });

  const meaningOf = (text) => phrases().get(text) ?? phrases().get(text.replaceAll(/[-_]/g, " "))
    ?? (text.length > 3 ? phrases().get(text.replace(/s$/, "")) : undefined);

  const VERSION = /^(ios|ipados|watchos|macos|visionos)\s*(\d+)(?:\.\d+)*(?:\s*(?:-|–|to )\s*(\d+)|\s*(\+|(?:and|or) (?:later|newer)))?(?=\s|$)/;
  const PAIR = /^(\d+(?:[.,]\d+)?)\s*(?:[x×*]|\s)\s*(\d+(?:[.,]\d+)?)\s*(pt|px|points|pixels)?$/;
  const SIDE = /^(\d+(?:[.,]\d+)?)\s*(pt|px|points|pixels)?$/;
  const NAMES_OF_SYSTEMS = { ios: "iOS", ipados: "iPadOS", watchos: "watchOS", macos: "macOS", visionos: "visionOS" };

  // What the words of a text mean; those of a device are left over.
  function read(text) {
    const tokens = text.replace(/\b(iphone|ipad|watch|phone)e?s\b/g, "$1").split(" ");
    const reading = { device: [], families: [], variants: [], versions: [], topics: [], systems: [] };
    for (let place = 0; place < tokens.length;) place += readPhrase(tokens, place, reading);
    return reading;
  }

  // Reads the longest phrase at a place, and returns how many words it has.
  function readPhrase(tokens, place, reading) {
    const version = VERSION.exec(tokens.slice(place).join(" "));
    if (version) {
      addVersions(NAMES_OF_SYSTEMS[version[1]], Number(version[2]), version[4] ? Infinity : Number(version[3] ?? version[2]), reading);
      return version[0].split(" ").length;
    }
    const last = reading.versions.at(-1);
    // Inches of a Mac, on which no size depends, and numbers of beta versions.
    if (place > 0 && /^(imac|mac|macbook|air|pro|mini|studio|beta)$/.test(tokens[place - 1]) && /^\d+$/.test(tokens[place])
      && (tokens[place - 1] === "beta" || reading.systems.includes("macOS"))) return 1;
    if (last && reading.device.length === 0 && /^\d\d?$/.test(tokens[place])) {
      addVersions(last.system, Number(tokens[place]), Number(tokens[place]), reading);
      return 1;
    }
    for (let length = Math.min(5, tokens.length - place); length > 0; length--) {
      const phrase = tokens.slice(place, place + length).join(" ");
      const found = meaningOf(phrase);
      // `45 mm` is a watch.
      if (!found || (phrase === "mm" && /\d$/.test(tokens[place - 1]))) continue;
      add(found, reading);
      return length;
    }
    reading.device.push(tokens[place]);
    return 1;
  }

  function addVersions(system, first, last, reading) {
    reading.versions.push({ system, first, last });
  }

  function add({ meaning, value }, reading) {
    if (meaning === "family" && value !== "") reading.families.push(...value.split(",").map(Number));
    else if (meaning === "variant") reading.variants.push(index.variants.indexOf(value));
    else if (meaning === "zoom") reading.zoom = value === "larger" ? "larger" : "";
    else if (meaning === "kind") reading.kind = value;
    else if (meaning === "topic") reading.topics.push(value);
    else if (meaning === "platform") reading.systems.push(value);
    else if (meaning === "versions" && VERSION.test(value.toLowerCase())) readPhrase(value.toLowerCase().split(" "), 0, reading);
    // `latest`, and what means all: the newest is shown anyway.
    else if (meaning === "versions" || meaning === "family") reading.isAll = true;
    else if (meaning === "uncovered") reading.uncovered = value;
  }

  // MARK: Answers

  // Two sides, rounded to hundredths as the program rounds them.
  const sizeText = (sides) => sides.map((side) => Math.round(side * 100) / 100).join(" × ");

  let versionsRead;
  const allVersions = () =>
    versionsRead ??= inOrder([...new Set([...sizesOf().values()].flat().flatMap(({ versions }) => versions))]);

  function inOrder(numbers) {
    return numbers.sort((a, b) => a - b);
  }

  // `18 to 27` if no version between is missing, or else each: `17, 18, 27`.
  function versionWords(versions) {
    const [first, ...others] = inOrder(versions);
    const last = others.at(-1) ?? first;
    const between = allVersions().filter((os) => os >= first && os <= last);
    return versions.length < 2 || between.length > versions.length ? versions.join(", ") : `${first} to ${last}`;
  }

  // The sizes of a family on the newest version of the device with a known size, the usual variant first; none if the
  // device runs no version with the family. The reading chooses variants and versions.
  function sizesFor(device, family, { variants, versions, zoom = "" }) {
    const isOfDevice = (system) => system === systemOf(device) || (system === "iOS" && systemOf(device) === "iPadOS");
    const isAsked = (os) => device.runs(os) && (versions.length === 0
      || versions.some(({ system, first, last }) => isOfDevice(system) && os >= first && os <= last));
    if (family >= index.families.length) {
      const found = activities().find((one) =>
        one.screen === device.screen && one.family === family && one.versions.some(isAsked));
      return found ? [{ ...found, os: Math.max(...found.versions.filter(isAsked)) }] : [];
    }
    const newest = new Map();
    for (const size of sizesOf().get(device.screen) ?? []) {
      if (size.family !== family || size.zoom !== zoom) continue;
      if (variants.length > 0 && !variants.includes(size.variant)) continue;
      const os = Math.max(...size.versions.filter(isAsked));
      const one = { ...size, os, isKnown: size.pixels.every((side) => side > 0) };
      const other = newest.get(size.variant);
      if (os > 0 && (!other || (one.isKnown === other.isKnown ? one.os > other.os : one.isKnown))) newest.set(size.variant, one);
    }
    const inTurn = [...newest.values()].sort((a, b) => b.isKnown - a.isKnown || b.os - a.os || a.variant - b.variant);
    return inTurn.filter(({ os }) => os === inTurn[0].os);
  }

  const sizeOf = (...question) => sizesFor(...question)[0];

  // An iPad and a watch have several sizes of a family, and an iPhone has one and a setting.
  const isSetting = ({ variant }) => index.variants[variant]?.startsWith("icons-");

  // A line of the list: what it is, its size with what it is of, and where it leads.
  function sizeAnswer(device, size, versions) {
    const system = systemOf(device);
    const isActivity = typeof size.points === "string";
    const variant = size.variant > 0 ? words.variants.split("\n")[size.variant] : "";
    const state = index.states[size.mark ?? ""].replace("sourced, ", "");
    const note = [
      isActivity ? `Live Activity, ${familyNames[size.family]}` : familyNames[size.family], variant,
      size.zoom ? "Display Zoom" : "", `${system} ${versionWords(versions ?? [size.os])}`,
      !isActivity && size.mark && size.isKnown !== false ? state : "",
    ].filter((part) => part).join(", ");
    if (size.isKnown === false) return { name: device.name, href: device.href, note, size: "", sizeNote: "not published" };
    // Of some Live Activities only the height is known.
    if (isActivity && size.points.startsWith("? × ")) {
      const height = size.points.slice(4);
      return { name: device.name, href: device.href, note, size: height, sizeNote: "points high", copy: height };
    }
    const points = isActivity ? size.points : sizeText(size.points);
    const pixels = isActivity ? size.pixels : system === "macOS" || system === "visionOS" ? "" : sizeText(size.pixels);
    return { name: device.name, href: device.href, note, size: points, sizeNote: pixels ? `${pixels} px` : "points", copy: points };
  }

  function plainAnswer(device, note) {
    return { name: device.name, href: device.href, note, size: "", sizeNote: "" };
  }

  // What a device has without a size of the asked family.
  function unsized(device, { kind, topics, versions, families }) {
    if (device.screen === undefined) return plainAnswer(device, "screen unknown");
    const { width, height, scale } = screens()[device.screen];
    const first = topicOf(topics[0])?.name ?? (kind === "today" ? "Today extensions" : "");
    const isAsked = kind !== undefined || versions.length > 0 || families.length > 0;
    const reason = isAsked ? "no known size" : "before WidgetKit";
    const isTold = first !== "" || index.sizes === undefined;
    return { ...plainAnswer(device, first || `${width} × ${height} pt, @${scale}x`), sizeNote: isTold ? "" : reason };
  }

  // The families to answer for a device: those that were asked for, or those that people ask for.
  function familiesFor(device, { families, kind, variants }) {
    if (kind === "today") return [];
    if (kind === "activity" && families.length === 0) return ACTIVITIES;
    if (families.length > 0) return families;
    if (systemOf(device) === "watchOS" || variants.some((number) => /smart-stack|face/.test(index.variants[number]))) return WATCH_FAMILIES;
    return FAMILIES;
  }

  // One line a device; of one device, or of the exact one, its other sizes too.
  function answersFor(devices, reading) {
    const isSingle = devices.length === 1 || devices[0]?.isExact;
    const all = devices.map((device) => answersOf(device, reading));
    const isKnown = ([{ size }]) => size !== "";
    // The devices of a list with a size first.
    const answers = isSingle ? all : [...all.filter(isKnown), ...all.filter((some) => !isKnown(some))];
    const others = isSingle ? answers[0]?.slice(1, 1 + SHOWN - devices.length) ?? [] : [];
    return [...answers.slice(0, 1).map(([first]) => first), ...others, ...answers.slice(1).map(([first]) => first)];
  }

  function answersOf(device, reading) {
    if (reading.topics.length > 0 && reading.families.length === 0) return [unsized(device, reading)];
    const all = familiesFor(device, reading).map((family) => sizesFor(device, family, reading));
    const sizes = [...all.flatMap((some) => some.slice(0, 1)), ...all.flatMap((some) => some.slice(1).filter((size) => !isSetting(size)))];
    const known = sizes.filter(({ isKnown }) => isKnown !== false);
    const shown = known.length > 0 ? known : sizes.slice(0, 1);
    return shown.length > 0 ? shown.map((size) => sizeAnswer(device, size)) : [unsized(device, reading)];
  }

  // The newest device of each screen with a known size, iPhones before others.
  function newestOfEachScreen(reading) {
    const isOfSystem = (device) => {
      const asked = [...reading.systems, ...reading.versions.map(({ system }) => system)];
      return asked.length === 0 || asked.includes(systemOf(device));
    };
    const found = new Map();
    for (const system of ["iOS", "iPadOS", "watchOS", "macOS", "visionOS"]) {
      const isNew = (device) => {
        if (found.has(device.screen) || systemOf(device) !== system || !isOfSystem(device)) return false;
        const [first, ...others] = answersOf(device, reading);
        if (first.size === "" || first.sizeNote === "points high") return false;
        // Of several families, those of the newest device.
        const isGroup = found.size === 0 && (reading.families.length > 1 || reading.kind === "activity");
        found.set(device.screen, isGroup ? [first, ...others] : [first]);
        return true;
      };
      devicesThat(isNew, SHOWN - 1);
      platforms().forEach(isNew);
      if (found.size > 0) break;
    }
    return [...found.values()].flat();
  }

  const topics = lazy(() => rows(words.topics).map(([ids, name, note, href, size, sizeNote]) =>
    ({ ids: ids.split(" "), name, note, href, size, sizeNote, copy: size })));
  const topicOf = (id) => topics().find(({ ids }) => ids.includes(id));

  const ways = () => ["devices", "all", "measure"].map(topicOf).filter((topic) => topic);

  // The sources and topics with all words of a text in their names.
  function named(text) {
    const asked = wordsOf(text);
    // A number is a whole number.
    const has = (name) => asked.every((word) => spaced(name).includes(/^\d/.test(word) ? ` ${word} ` : ` ${word}`));
    const isName = asked.length > 0 && meaningOf(text)?.meaning !== "filler";
    const sources = rows(words.sources).filter(([id, name]) => id.toLowerCase() === text || (isName && has(name)))
      .map(([id, name, href]) => ({ name, note: `Source ${id}`, href, size: "", sizeNote: "" }));
    return [...sources, ...topics().filter(({ name }) => text.length > 2 && isName && has(name))].slice(0, SHOWN);
  }

  // MARK: Sizes

  const rounding = (side) => 0.5 / 10 ** (side.split(/[.,]/)[1]?.length ?? 0) + 1e-9;
  const numberIn = (side) => Number(side.replace(",", "."));

  // The widgets and screens that have the size in a text such as `364x170`, the closest first, half a point apart at
  // most, or a side such as `349.7`, to the rounding that it shows; undefined if the text is no size.
  function answersSized(text) {
    const [, first, second, unit = ""] = PAIR.exec(text) ?? [];
    const [, side, sideUnit = ""] = SIDE.exec(text) ?? [];
    if (first) {
      const asked = [first, second].map(numberIn);
      const apart = (size) => Math.max(Math.abs(size[0] - asked[0]), Math.abs(size[1] - asked[1]));
      return [...screensSized(asked), ...widgetsSized(apart, unit, 0.5)].slice(0, SHOWN);
    }
    // Smaller numbers are those of devices and versions.
    if (!side || numberIn(side) < 30) return undefined;
    const apart = (size) => Math.min(...size.map((length) => Math.abs(length - numberIn(side))));
    return widgetsSized(apart, sideUnit, rounding(side)).slice(0, SHOWN);
  }

  function screensSized(asked) {
    const isMeant = ({ width, height, scale }) => [1, scale].some((factor) =>
      [[width, height], [height, width]].some(([one, other]) => one * factor === asked[0] && other * factor === asked[1]));
    const wanted = new Set(screens().flatMap((screen, number) => (isMeant(screen) ? [number] : [])));
    if (wanted.size === 0) return [];
    return answersFor(devicesThat(({ screen }) => wanted.has(screen), SHOWN), read("")).slice(0, SHOWN);
  }

  function widgetsSized(apartFrom, unit, most) {
    const found = new Map();
    for (const size of [...sizesOf().values()].flat()) {
      const apart = Math.min(unit.startsWith("px") || unit === "pixels" ? Infinity : apartFrom(size.points),
        unit.startsWith("pt") || unit === "points" ? Infinity : apartFrom(size.pixels));
      if (apart >= most || size.pixels.includes(0)) continue;
      // Variants and versions with the same size are one answer.
      const key = `${size.screen}|${size.family}|${size.pixels}|${size.zoom}`;
      if (!found.has(key)) found.set(key, { apart, size, versions: new Set() });
      size.versions.forEach((os) => found.get(key).versions.add(os));
    }
    return [...found.values()].map((match) => ({ ...match, place: newestRunning(match) }))
      .filter(({ place }) => place !== undefined)
      .sort((a, b) => a.apart - b.apart || a.size.zoom.length - b.size.zoom.length || a.place - b.place || a.size.family - b.size.family)
      .slice(0, SHOWN)
      .map(({ place, size, versions }) => sizeAnswer(place < 0 ? platforms().at(place) : deviceAt(place), { ...size, variant: 0 }, [...versions]));
  }

  // The devices of each screen, by the numbers of their lines: the newest stand first.
  const devicesOf = lazy(() => {
    const devices = new Map();
    lines().forEach((line, number) => {
      const screen = Number(line.split("|")[2] || -1);
      if (!devices.has(screen)) devices.set(screen, []);
      devices.get(screen).push(number);
    });
    return devices;
  });

  // The newest device of the screen that runs one of the versions; those without a screen are counted from the end.
  function newestRunning({ size, versions }) {
    const all = devicesOf().get(size.screen);
    if (!all) return size.screen >= screens().length - platforms().length ? size.screen - screens().length : undefined;
    return all.find((number) => [...versions].some(deviceAt(number).runs)) ?? all[0];
  }

  // MARK: Questions

  // Two devices, or one on two versions, over each other.
  function comparison(text) {
    const sides = text.split(/ (?:vs\.?|versus|against|compared (?:to|with)) /);
    if (sides.length !== 2) return undefined;
    const [one, other] = sides.map(read);
    const first = devicesNamed(one.device.join(" "))[0];
    const line = /^[^\d]*/.exec(one.device.join(" "))[0];
    const named = other.device.join(" ");
    const second = named === "" ? first : (devicesNamed(`${line} ${named}`)[0] ?? devicesNamed(named)[0]);
    if (!first || !second) return undefined;
    const family = one.families[0] ?? other.families[0] ?? MEDIUM;
    const sizes = [sizeOf(first, family, one), sizeOf(second, family, { ...other, versions: other.versions.length > 0 ? other.versions : one.versions })];
    if (sizes.some((size) => !size || size.isKnown === false)) return undefined;
    const [a, b] = sizes;
    const signed = (number) => (number === 0 ? "±0" : number > 0 ? `+${number}` : `−${-number}`);
    const difference = a.points.map?.((side, place) => signed(Math.round((b.points[place] - side) * 100) / 100)).join(" × ");
    const title = first === second ? `${first.name}, ${systemOf(first)} ${a.os} and ${b.os}` : `${first.name} and ${second.name}`;
    return [
      { name: `Compare ${title}`, note: familyNames[family], size: difference ?? "", sizeNote: "points",
        href: `compare.html#devices=${first.page},${second.page}&os=${a.os},${b.os}` },
      sizeAnswer(first, a), sizeAnswer(second, b),
    ];
  }

  // The answers to a text without faults; undefined if a word is left over that names nothing.
  function answersTo(text) {
    const whole = phrases().get(text);
    const sized = whole ? undefined : answersSized(text);
    if (sized && (PAIR.test(text) || text.includes("."))) {
      const isDiagonal = numberIn(text) < 30;
      if (sized.length > 0 || !isDiagonal) return sized;
    }
    const devices = whole ? [] : devicesNamed(text);
    if (devices.length > 0) return answersFor(devices, read("")).slice(0, SHOWN);
    if (sized) return sized;
    const source = rows(words.sources).find(([id]) => id.toLowerCase() === text);
    if (source) return named(text);
    const compared = comparison(text);
    if (compared) return compared;
    const reading = read(text);
    const device = reading.device.join(" ");
    if (reading.device.length === 1 && /^\d\d$/.test(device) && allVersions().includes(Number(device))) {
      addVersions("iOS", Number(device), Number(device), reading);
      reading.device = [];
    }
    return reading.uncovered ? [] : answersRead(reading, text);
  }

  function answersRead(reading, text) {
    const shownTopics = reading.topics.map(topicOf).filter((topic) => topic);
    if (reading.kind === "today") shownTopics.push(topicOf("today"));
    if (reading.device.length > 0) {
      const found = devicesNamed(reading.device.join(" "));
      if (found.length > 0) return [...answersFor(found, reading), ...shownTopics].slice(0, SHOWN);
      return named(text).length > 0 ? named(text) : undefined;
    }
    const own = platforms().filter((platform) => reading.systems.includes(systemOf(platform)));
    if (own.length === 1 && reading.topics.length === 0) return answersFor(own, reading);
    const isAsked = reading.families.length + reading.variants.length + reading.versions.length > 0
      || reading.isAll || /activity|widgetkit/.test(reading.kind) || reading.zoom !== undefined || reading.systems.length > 0;
    if (shownTopics.length > 0 && !isAsked) return shownTopics;
    if (!isAsked) return named(text).length > 0 ? named(text) : undefined;
    if (shownTopics.length === 0 && reading.versions.some(({ first }) => first < 14 && first >= 8)) shownTopics.push(topicOf("today"));
    const found = newestOfEachScreen(reading);
    const isUnknown = found.length === 0 && reading.versions.length > 0 && shownTopics.length === 0;
    return isUnknown ? undefined : [...shownTopics, ...found.slice(0, SHOWN - 1), topicOf("all")].filter((one) => one).slice(0, SHOWN);
  }

  // MARK: Mistakes

  // A text with its last words completed: `16 pro med`. Undefined if nothing begins with them.
  function completed(text) {
    const tokens = text.split(" ");
    for (let length = Math.min(3, tokens.length); length > 0; length--) {
      const end = tokens.slice(-length).join(" ");
      if (end.length < 2 || /^\d/.test(end) || vocabulary().has(end)) continue;
      const begun = [...phrases()].filter(([phrase, { meaning }]) =>
        phrase !== end && phrase.startsWith(end) && meaning !== "filler" && meaning !== "uncovered");
      const [phrase] = begun.find(([, { meaning }]) => meaning === "family") ?? begun[0] ?? [];
      if (phrase) return [...tokens.slice(0, -length), phrase].join(" ");
    }
    return undefined;
  }

  const vocabulary = lazy(() => new Set([
    ...foldedNames.slice(0, 2000).flatMap(({ words: own }) => own.trim().split(" ")),
    ...[...phrases().keys()].flatMap((phrase) => phrase.split(" ")), "iphone", "ipad", "watch", "versus",
  ].filter((word) => word.length > 2 && !/\d/.test(word))));

  // A text with each unknown word replaced by one that differs by one letter, or by two letters that are swapped;
  // undefined if there is none.
  function corrected(text) {
    const isKnown = (word) => vocabulary().has(word);
    let isChanged = false;
    const tokens = text.replace(/\p{L}{3,}/gu, (word) => {
      if (isKnown(word)) return word;
      const near = [...vocabulary()].find((other) => isNear(word, other));
      isChanged ||= near !== undefined;
      return near ?? word;
    });
    return isChanged ? tokens : undefined;
  }

  function isNear(word, other) {
    if (Math.abs(word.length - other.length) > 1) return false;
    let start = 0;
    while (start < word.length && word[start] === other[start]) start++;
    const [a, b] = [word.slice(start), other.slice(start)];
    if (a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)) return true;
    if (word.length < 4) return false;
    return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
  }

  // What a text without an answer is told.
  function missing(text) {
    const { uncovered, versions, device } = read(text);
    if (uncovered) return `${capitalized(uncovered)}.`;
    if (PAIR.test(text) || SIDE.test(text)) return `No widget and no screen has the size ${text}.`;
    if (versions.length > 0 && device.length === 0) {
      const [{ system, first }] = versions;
      const known = allVersions().filter((os) => [...sizesOf()].some(([screen, sizes]) =>
        screens()[screen].system === system && sizes.some((size) => size.versions.includes(os))));
      return `No sizes of ${system} ${first}. Newest: ${system} ${known.at(-1)}.`;
    }
    const line = /^(iphone|ipad|apple watch|watch)/.exec(text)?.[1];
    const begins = { "iphone": /^iPhone \d/, "ipad": /^iPad/ }[line] ?? /^Apple Watch/;
    const [newest] = line ? devicesThat(({ name }) => begins.test(name), 1) : [];
    if (!newest) return `Nothing matches “${text}”.`;
    const rest = device.join(" ").replace(line, "").trim();
    const name = { "iphone": "iPhone", "ipad": "iPad" }[line] ?? "Apple Watch";
    return `No ${name} ${capitalized(rest)}. Newest: ${newest.name}.`;
  }

  // The answers to a text, what is said of them, and whether they may be incomplete because names are left to fold.
  // Without an answer there are ways on.
  function search(typed) {
    const text = typed.trim().replace(/\s+/g, " ").toLowerCase().replace(/(?<=\p{L})[,;?!]+(?= |$)/gu, "");
    if (text === "") return { message: "", answers: [] };
    const isLong = text.length > LONGEST_TEXT;
    const isPartial = () => foldedNames.length < lines().length;
    const readings = isLong ? [] : [() => text, () => completed(text), () => corrected(text)];
    for (const [place, reading] of readings.entries()) {
      const meant = reading();
      const answers = meant === undefined ? [] : answersTo(meant) ?? [];
      if (answers.length > 0) {
        return { message: place === 2 ? `Answers for “${meant}”` : "", answers, isPartial: isPartial() };
      }
      if (isPartial()) return { message: "", answers: [], isPartial: true };
    }
    return { message: isLong ? "This is too long." : missing(text), answers: ways(), isMissing: true };
  }

  // Reads what the first key press needs, for so many milliseconds, and says whether all is read.
  function prepare(duration) {
    phrases();
    sizesOf();
    return foldNamesFor(duration);
  }

  // Forgets the sizes, which are there only now.
  function forget() {
    sizesRead = undefined;
    versionsRead = undefined;
  }

  globalThis.widgetsizeSearch = { search, prepare, forget };
})();
