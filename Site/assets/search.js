// What the search answers, with the devices and sizes of the index and the words of `widgetsizeWords`.
(() => {
  "use strict";

  const { rows, numbers, families, variants, screens, platforms, sizeOf, deviceAt, lines, runs } = catalog;
  const { wordsOf, spaced } = deviceNames;
  const { phrases, meaningOf, read } = searchReading;
  const words = globalThis.widgetsizeWords;
  // How many answers are shown.
  const SHOWN = 7;
  // A longer text is no question.
  const LONGEST_TEXT = 1000;
  const familyNames = [...families.map(({ name }) => name), ...words.activityFamilies].map(capitalized);
  // The families of a device without a word, the first for a list of devices.
  const FAMILIES = ["systemMedium", "systemSmall", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
    "accessoryRectangular", "accessoryCircular"].map((id) => families.findIndex((family) => family.id === id));
  // Of Live Activities: that of the Lock Screen, and the largest.
  const ACTIVITIES = [families.length, families.length + 1];

  // MARK: Devices and sizes

  const zoomedSizes = lazy(() => rows(words.zooms).map((row) => sizeOf(row, "larger")));

  // The Live Activities of all screens.
  const activities = lazy(() => rows(words.activities).map(([screen, family, versions, points, pixels]) =>
    ({ screen: screens[screen], family: families.length + Number(family), points, pixels, versions: numbers(versions) })));

  // The first devices that something holds for, the newest first.
  function devicesThat(isMeant, most) {
    const found = [];
    for (let number = 0; number < lines().length && found.length < most; number++) {
      const device = deviceAt(number);
      if (isMeant(device)) found.push(device);
    }
    return found;
  }

  const systemOf = ({ screen }) => screen?.platform;

  const versionsOf = (all) => descending(all.flatMap(({ versions }) => versions));

  // The sizes of a family on the newest version of the device with a known size, the usual variant first; none if the
  // device runs no version with the family. The reading chooses variants and versions.
  function sizesFor(device, family, reading) {
    const isOfDevice = (system) => system === systemOf(device) || (system === "iOS" && systemOf(device) === "iPadOS");
    const isAsked = (os) => runs(device, os) && (reading.versions.length === 0
      || reading.versions.some(({ system, first, last }) => isOfDevice(system) && os >= first && os <= last));
    const newest = new Map();
    const all = family >= families.length ? activities() : reading.isZoomed ? zoomedSizes() : device.screen?.sizes ?? [];
    for (const size of all) {
      const { screen, variant = 0 } = size;
      const isMeant = family >= families.length || reading.variants.length === 0 || reading.variants.includes(variant);
      if (screen !== device.screen || size.family !== family || !isMeant) continue;
      const os = Math.max(...size.versions.filter(isAsked));
      const one = { isKnown: true, ...size, os };
      const other = newest.get(variant);
      if (os > 0 && (!other || (one.isKnown === other.isKnown ? one.os > other.os : one.isKnown))) newest.set(variant, one);
    }
    const inTurn = [...newest.values()].sort((a, b) => b.isKnown - a.isKnown || b.os - a.os || a.variant - b.variant);
    return inTurn.filter(({ os }) => os === inTurn[0].os);
  }

  // An iPad and a watch have several sizes of a family, and an iPhone has one and a setting.
  const isSetting = ({ variant }) => variants[variant]?.startsWith("icons-");

  // What follows the address of a device where its page has what a size rests on: the name of the panel, which has the
  // oldest version since which the size is the same. A Live Activity has a section.
  function placeOf(device, { family, variant, zoom, os }) {
    if (family >= families.length) return "#live-activities";
    if (zoom === "larger") return "#zoom-larger";
    const known = device.screen.sizes.filter((size) => size.family === family && size.variant === variant
      && size.counts.some((side) => side !== undefined));
    const at = (version) => known.find(({ versions }) => versions.includes(version));
    const older = versionsOf(known).filter((version) => version <= os && runs(device, version));
    const change = older.findIndex((version) => at(version) !== at(os));
    const id = families[family].id.replace(/^system/, "").replace(/(?<!^)[A-Z]/g, "-$&");
    const setting = variant === 0 || variants[variant] === "icons-small" ? "" : `-${variants[variant]}`;
    return `#${id}${setting}-${systemOf(device)}${older.at(change < 0 ? -1 : change - 1)}`.toLowerCase();
  }

  // A line of the list: what it is, where it leads, its size with what it is of, and what a button copies.
  const line = (name, href, note, size = "", sizeNote = "", copy = size) => ({ name, href, note, size, sizeNote, copy });

  function sizeAnswer(device, size, isNamed, versions) {
    const system = systemOf(device);
    const isActivity = size.family >= families.length;
    const variant = size.variant > 0 && !versions ? words.variants.split("\n")[size.variant] : "";
    const state = catalog.index.states[size.mark ?? ""].replace("sourced, ", "");
    const note = [
      isActivity ? `Live Activity, ${familyNames[size.family]}` : familyNames[size.family], variant,
      size.zoom === "larger" ? "Display Zoom" : "", `${system} ${versionsText(versions ?? [size.os], versionsOf(screens))}`,
      size.mark && size.isKnown ? state : "",
    ].filter((part) => part).join(", ");
    const href = device.address + (isNamed && size.isKnown && size.os > 0 ? placeOf(device, size) : "");
    if (!size.isKnown) return line(device.name, href, note, "", "not published");
    const points = isActivity ? size.points : sizeText(size.counts);
    // Of some Live Activities only the height is known.
    if (points.startsWith("? × ")) return line(device.name, href, note, points.slice(4), "points high");
    const { scale } = device.screen;
    const pixels = isActivity ? size.pixels : scale ? sizeText(size.counts.map((side) => side * scale)) : "";
    return line(device.name, href, note, points, pixels ? `${pixels} px` : "points");
  }

  // What a device has without a size of the asked family.
  function unsized({ name, address, screen }, { kind, topics: asked, versions, families: wanted }) {
    if (screen === undefined) return line(name, address, "screen unknown");
    const first = topicOf(asked[0])?.name ?? (kind === "today" ? "Today extensions" : "");
    const reason = kind !== undefined || versions.length > 0 || wanted.length > 0 ? "no known size" : "before WidgetKit";
    return line(name, address, first || `${screen.width} × ${screen.height} pt, @${screen.scale}x`, "", first || !catalog.index.sizes ? "" : reason);
  }

  // The families to answer for a device: those that were asked for, or those that people ask for.
  function familiesFor(device, reading) {
    if (reading.kind === "today") return [];
    if (reading.families.length > 0) return reading.families;
    if (reading.kind === "activity") return ACTIVITIES;
    const isOfWatch = systemOf(device) === "watchOS" || reading.variants.some((number) => /smart-stack|face/.test(variants[number]));
    return isOfWatch ? FAMILIES.slice(5) : FAMILIES;
  }

  // One line a device; of one device, or of the exact one, its other sizes too.
  function answersFor(devices, reading) {
    const isSingle = devices.length === 1 || devices[0]?.isExact;
    const all = devices.map((device) => answersOf(device, reading));
    const isKnown = ([{ size }]) => size !== "";
    // The devices of a list with a size first.
    const answers = isSingle ? all : all.toSorted((a, b) => isKnown(b) - isKnown(a));
    const others = isSingle ? answers[0]?.slice(1, 1 + SHOWN - devices.length) ?? [] : [];
    return [...answers.slice(0, 1).map(([first]) => first), ...others, ...answers.slice(1).map(([first]) => first)];
  }

  function answersOf(device, reading) {
    if (reading.topics.length > 0 && reading.families.length === 0) return [unsized(device, reading)];
    const all = familiesFor(device, reading).map((family) => sizesFor(device, family, reading));
    const sizes = [...all.flatMap((some) => some.slice(0, 1)), ...all.flatMap((some) => some.slice(1).filter((size) => !isSetting(size)))];
    const known = sizes.filter((size) => size.isKnown);
    const shown = known.length > 0 ? known : sizes.slice(0, 1);
    const isNamed = reading.families.length > 0 || reading.kind === "activity";
    return shown.length > 0 ? shown.map((size) => sizeAnswer(device, size, isNamed)) : [unsized(device, reading)];
  }

  // The newest device of each screen with a known size, iPhones before others.
  function newestOfEachScreen(reading) {
    const asked = [...reading.systems, ...reading.versions.map(({ system }) => system)];
    const found = new Map();
    for (const system of searchReading.SYSTEMS) {
      if (asked.length > 0 && !asked.includes(system)) continue;
      const isNew = (device) => {
        if (found.has(device.screen) || systemOf(device) !== system) return false;
        const [first, ...others] = answersOf(device, reading);
        if (first.size === "" || first.sizeNote === "points high") return false;
        // Of several families, those of the newest device.
        const isGroup = found.size === 0 && (reading.families.length > 1 || reading.kind === "activity");
        found.set(device.screen, isGroup ? [first, ...others] : [first]);
        return true;
      };
      devicesThat(isNew, SHOWN - 1);
      platforms.forEach(isNew);
      if (found.size > 0) break;
    }
    return [...found.values()].flat();
  }

  // MARK: Topics

  const topics = lazy(() => rows(words.topics).map(([ids, name, note, href, ...size]) =>
    ({ ids: ids.split(" "), ...line(name, href, note, ...size) })));
  const topicOf = (id) => topics().find(({ ids }) => ids.includes(id));
  const topicsOf = (ids) => ids.map(topicOf).filter((topic) => topic);

  // The sources and topics with all words of a text in their names; undefined if there are none.
  function named(text) {
    const asked = wordsOf(text);
    // A number is a whole number.
    const has = (name) => asked.every((word) => spaced(name).includes(/^\d/.test(word) ? ` ${word} ` : ` ${word}`));
    const isName = asked.length > 0 && meaningOf(text)?.meaning !== "filler";
    const sources = rows(words.sources).filter(([id, name]) => id.toLowerCase() === text || (isName && has(name)))
      .map(([id, name, href]) => line(name, href, `Source ${id}`));
    const found = [...sources, ...topics().filter(({ name }) => text.length > 2 && isName && has(name))];
    return found.length > 0 ? found.slice(0, SHOWN) : undefined;
  }

  // MARK: Sizes

  const SIZE = /^(\d+(?:[.,]\d+)?)(?:(?:\s*[x×*]\s*|\s+)(\d+(?:[.,]\d+)?))?\s*(pt|px|points|pixels)?$/;
  const rounding = (side) => 0.5 / 10 ** (side.split(/[.,]/)[1]?.length ?? 0) + 1e-9;
  const numberIn = (side) => Number(side.replace(",", "."));

  // The widgets and screens that have the size in a text such as `364x170`, the closest first, half a point apart at
  // most, or a side such as `349.7`, to the rounding that it shows; undefined if the text is no size.
  function answersSized(text) {
    const [, first, second, unit = ""] = SIZE.exec(text) ?? [];
    if (second) {
      const asked = [first, second].map(numberIn);
      const apart = (size) => Math.max(...size.map((length, place) => Math.abs(length - asked[place])));
      return [...screensSized(asked), ...widgetsSized(apart, unit, 0.5)].slice(0, SHOWN);
    }
    // Smaller numbers are those of devices and versions.
    if (!first || numberIn(first) < 30) return undefined;
    const apart = (size) => Math.min(...size.map((length) => Math.abs(length - numberIn(first))));
    return widgetsSized(apart, unit, rounding(first));
  }

  function screensSized(asked) {
    const isMeant = (screen) => screen !== undefined && [1, screen.scale].some((factor) =>
      [[0, 1], [1, 0]].some(([one, other]) => screen.width * factor === asked[one] && screen.height * factor === asked[other]));
    return answersFor(devicesThat(({ screen }) => isMeant(screen), SHOWN), read("")).slice(0, SHOWN);
  }

  function widgetsSized(apartFrom, unit, most) {
    const all = [...screens.flatMap(({ sizes }) => sizes), ...zoomedSizes()].filter(({ isKnown }) => isKnown);
    const near = all.map((size) => ({ size, apart: Math.min(
      /^p[xi]/.test(unit) ? Infinity : apartFrom(size.counts.map((side) => side / 300)),
      /^p[to]/.test(unit) ? Infinity : apartFrom(size.pixels)) })).filter(({ apart }) => apart < most);
    // Variants and versions with the same size are one answer.
    const keyOf = ({ size: { screen, family, pixels, zoom } }) => `${screen.number}|${family}|${pixels}|${zoom}`;
    return [...Map.groupBy(near, keyOf).values()]
      .map((same) => ({ ...same[0], versions: same.flatMap(({ size }) => size.versions) }))
      .map((match) => ({ ...match, place: newestRunning(match) }))
      .filter(({ place }) => place !== undefined)
      .sort((a, b) => a.apart - b.apart || b.size.zoom.length - a.size.zoom.length || a.place - b.place || a.size.family - b.size.family)
      .slice(0, SHOWN)
      .map(({ place, size, versions }) => {
        const device = lines().length > place ? deviceAt(place) : platforms.find(({ screen }) => screen === size.screen);
        const os = Math.max(...size.versions.filter((version) => runs(device, version)));
        return sizeAnswer(device, { ...size, os }, true, versions);
      });
  }

  // The devices of each screen, by the numbers of their lines: the newest stand first.
  const devicesOf = lazy(() => Map.groupBy(lines().keys(), (number) => lines()[number].split("|")[2]));

  // The newest device of the screen that runs one of the versions; those without a screen come last.
  function newestRunning({ size: { screen }, versions }) {
    if (screen.idiom === undefined) return lines().length + screen.number;
    const all = devicesOf().get(String(screen.number));
    return all?.find((number) => versions.some((os) => runs(deviceAt(number), os))) ?? all?.[0];
  }

  // MARK: Questions

  // Two devices, or one on two versions, over each other.
  function comparison(text) {
    const sides = text.split(/ (?:vs\.?|versus|against|compared (?:to|with)) /);
    if (sides.length !== 2) return undefined;
    const [one, other] = sides.map(read);
    const name = one.device.join(" "), second = other.device.join(" ");
    const [first] = deviceNames.find(name);
    const last = second === "" ? first
      : [`${/^[^\d]*/.exec(name)[0]} ${second}`, second].flatMap(deviceNames.find)[0];
    if (!first || !last) return undefined;
    const family = one.families[0] ?? other.families[0] ?? FAMILIES[0];
    const versions = other.versions.length > 0 ? other.versions : one.versions;
    const [a] = sizesFor(first, family, one), [b] = sizesFor(last, family, { ...other, versions });
    if (!a?.isKnown || !b?.isKnown) return undefined;
    const difference = a.counts && differenceText(b.counts.map((side, place) => side - a.counts[place]));
    const title = first === last ? `${first.name}, ${systemOf(first)} ${a.os} and ${b.os}` : `${first.name} and ${last.name}`;
    return [
      line(`Compare ${title}`, `compare.html#devices=${first.page},${last.page}&os=${a.os},${b.os}`, familyNames[family],
        difference, "points", ""),
      sizeAnswer(first, a), sizeAnswer(last, b),
    ];
  }

  // The answers to a text without faults; undefined if a word is left over that names nothing.
  function answersTo(text) {
    const whole = phrases().get(text);
    const sized = whole ? undefined : answersSized(text);
    if (sized?.length > 0 && (SIZE.exec(text)[2] || text.includes("."))) return sized;
    const devices = whole ? [] : deviceNames.find(text);
    if (devices.length > 0) return answersFor(devices, read("")).slice(0, SHOWN);
    if (sized) return sized;
    if (rows(words.sources).some(([id]) => id.toLowerCase() === text)) return named(text);
    const compared = comparison(text);
    if (compared) return compared;
    const reading = read(text);
    const device = reading.device.join(" ");
    // `27` is a version, if it is no device.
    if (/^\d\d$/.test(device) && versionsOf(screens).includes(Number(device))) return answersTo(text.replace(device, `ios ${device}`));
    return reading.uncovered ? [] : answersRead(reading, text);
  }

  function answersRead(reading, text) {
    const { systems, versions } = reading;
    // `3 rows of 44` are no devices.
    if (/fit|rows|lines/.test(reading.topics) && !/[a-z]/.test(reading.device)) reading.device = [];
    const shown = topicsOf([...reading.topics, ...(reading.kind === "today" ? ["today"] : [])]);
    if (reading.device.length > 0) {
      const found = deviceNames.find(reading.device.join(" "));
      return found.length > 0 ? [...answersFor(found, reading), ...shown].slice(0, SHOWN) : named(text);
    }
    const own = platforms.filter((platform) => systems.includes(systemOf(platform)));
    if (own.length === 1 && reading.topics.length === 0) return answersFor(own, reading);
    const isAsked = reading.families.length + reading.variants.length + versions.length + systems.length > 0
      || reading.isAll || /activity|widgetkit/.test(reading.kind);
    if (!isAsked) return shown.length > 0 ? shown : named(text);
    if (shown.length === 0 && versions.some(({ first }) => first < 14 && first >= 8)) shown.push(topicOf("today"));
    const found = newestOfEachScreen(reading);
    return found.length === 0 && versions.length > 0 && shown.length === 0 ? undefined : [...shown, ...found.slice(0, SHOWN - 1), ...topicsOf(["all"])].slice(0, SHOWN);
  }

  // What a text without an answer is told.
  function missing(text) {
    const { uncovered, versions, device } = read(text);
    if (uncovered) return `${capitalized(uncovered)}.`;
    if (SIZE.test(text)) return `No widget and no screen has the size ${text}.`;
    if (versions.length > 0 && device.length === 0) {
      const [{ system, first }] = versions;
      const [newest] = versionsOf(screens.filter(({ platform }) => platform === system));
      return `No sizes of ${system} ${first}. Newest: ${system} ${newest}.`;
    }
    const [, start] = /^(iphone|ipad|(?:apple )?watch)/.exec(text) ?? [];
    const name = { iphone: "iPhone", ipad: "iPad" }[start] ?? "Apple Watch";
    const [newest] = start ? devicesThat((one) => one.name.startsWith(name) && !/^iPhone \D/.test(one.name), 1) : [];
    if (!newest) return `Nothing matches “${text}”.`;
    return `No ${name} ${capitalized(device.join(" ").replace(start, "").trim())}. Newest: ${newest.name}.`;
  }

  // The answers to a text, what is said of them, and whether they may be incomplete because names are left to fold.
  // Without an answer there are ways on.
  function search(typed) {
    catalog.readSizes();
    const text = typed.trim().replace(/\s+/g, " ").toLowerCase().replace(/(?<=\p{L})[,;?!]+(?= |$)/gu, "");
    if (text === "") return { message: "", answers: [] };
    const isLong = text.length > LONGEST_TEXT;
    const readings = isLong ? [] : [(same) => same, searchReading.completed, searchReading.corrected];
    for (const [place, reading] of readings.entries()) {
      const meant = reading(text);
      const answers = meant === undefined ? [] : answersTo(meant) ?? [];
      const isPartial = !deviceNames.isComplete();
      if (answers.length > 0) return { message: place === 2 ? `Answers for “${meant}”` : "", answers, isPartial };
      if (isPartial) return { message: "", answers, isPartial };
    }
    return { message: isLong ? "This is too long." : missing(text), answers: topicsOf(["devices", "all", "measure"]), isMissing: true };
  }

  // Reads what the first key press needs, for so many milliseconds, and says whether all is read.
  function prepare(duration) {
    phrases();
    catalog.readSizes();
    return deviceNames.foldFor(duration);
  }

  globalThis.widgetsizeSearch = { search, prepare };
})();
