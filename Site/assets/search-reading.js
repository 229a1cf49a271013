// What the words of a search mean, as the command line reads them: with the phrases of `widgetsizeWords`.
"use strict";

const searchReading = (() => {
  const words = globalThis.widgetsizeWords;
  const { rows, numbers, variants, families } = catalog;

  const phrases = lazy(() => {
    const all = new Map();
    for (const [meaning, value, ...texts] of rows(words.phrases)) {
      let last = "";
      for (const text of texts) all.set(last = text.replace(/^[A-Z]/, (sign) => last.slice(0, sign.charCodeAt(0) - 64)), { meaning, value });
    }
    families.forEach(({ id, name }, number) => {
      for (const text of [id.toLowerCase(), name.replace(",", "")]) all.set(text, { meaning: "family", value: String(number) });
    });
    for (const name of rows(words.styles)[0]) all.set(name, { meaning: "style", value: name.replace(" ", "-") });
    for (const id of rows(words.topics).flatMap(([ids]) => ids.split(" "))) {
      if (/^filler|^undefined/.test(all.get(id.toLowerCase())?.meaning)) all.set(id.toLowerCase(), { meaning: "topic", value: id });
    }
    return all;
  });

  const meaningOf = (text) => phrases().get(text) ?? phrases().get(text.replaceAll(/[-_]/g, " "))
    ?? (text.length > 3 ? phrases().get(text.replace(/s$/, "")) : undefined);

  const VERSION = /^(from |since )?(ios|ipados|watchos|macos|visionos)\s*(<?)\s*(\d+)(?:\.\d+)*(?:\s*(?:-|–|to )\s*(\d+)|\s*(\+|(?:and|or) (?:later|newer|up|above)|onwards?))?(?=\s|$)/;
  const SYSTEMS = ["iOS", "iPadOS", "watchOS", "macOS", "visionOS"];

  // What the words of a text mean; those of a device are left over.
  function read(text) {
    const tokens = text.replace(/,(?= |$)/g, "").replace(/\b(?:(?:every|each|any|all) )?(iphone|ipad|watch|phone|se)(?:e?s)?\b/g, "$1").split(" ");
    const reading = { device: [], families: [], variants: [], versions: [], topics: [], systems: [], zoom: "", end: -1 };
    for (let place = 0; place < tokens.length;) place += readPhrase(tokens, place, reading);
    // `ipad lock screen small` is a widget of the Home Screen in another place.
    const place = variants.indexOf("lock-screen"), home = reading.families.filter((number) => /^system/.test(families[number]?.id));
    if (place > 0 && home.length > 0 && home.length < reading.families.length && /ipad.*lock ?screen|lock ?screen.*ipad/.test(text)) {
      [reading.families, reading.variants] = [home, [place]];
    }
    // Other widgets do not depend on what is said of Today extensions.
    if (reading.isOfToday && reading.families.length === 0) reading.kind ??= "today";
    // `live activity lock screen` is no widget there.
    const own = reading.families.filter((number) => number >= families.length);
    if (reading.kind === "activity") reading.families = own;
    if (reading.orientation && reading.kind !== "today") reading.remark ??= "nobody published sizes in landscape; for Today extensions add “today”";
    reading.isOfActivity = reading.kind === "activity" || own.length > 0;
    return reading;
  }

  // Reads the longest phrase at a place, and returns how many words it has.
  function readPhrase(tokens, place, reading) {
    const [token, before] = [tokens[place], tokens[place - 1]];
    const version = VERSION.exec(tokens.slice(place).join(" "));
    if (version) {
      const [all, from, name, below, first, last, isOpen] = version;
      const system = SYSTEMS.find((one) => one.toLowerCase() === name);
      reading.versions.push(below ? { system, first: 0, last: Number(first) - 1 }
        : { system, first: Number(first), last: isOpen || (from && !last) ? Infinity : Number(last ?? first) });
      const length = all.split(" ").length;
      reading.end = place + length;
      return length;
    }
    // `medium plus iphone 15`
    if (token === "plus" && reading.families.length > 0 && /^(iphone|ipad|watch)$/.test(tokens[place + 1])) return 1;
    // Numbers of beta versions, and models of a Mac, on which no size depends.
    const isOfMac = reading.systems.includes("macOS") && /^(\d+|air|pro|mini|studio|max|ultra|m\d)$/.test(token) && !reading.versions.length;
    if (isOfMac || (/^\d+$/.test(token) && before === "beta")) return 1;
    // `ios 17, 26` and `ios 26 vs 27`.
    if (reading.versions.length > 0 && (reading.end === place || reading.device.length === 0) && /^\d\d?$/.test(token)) {
      reading.versions.push({ system: reading.versions.at(-1).system, first: Number(token), last: Number(token) });
      reading.end = place + 1;
      return 1;
    }
    for (let length = Math.min(5, tokens.length - place); length > 0; length--) {
      const phrase = tokens.slice(place, place + length).join(" ").replace(/^pixel \d+a?$/, "google pixel");
      const found = meaningOf(phrase);
      // `45 mm` is a watch, and `iphone x large` an iPhone X.
      const isOfName = length > 1 && reading.device.length > 0 && found?.meaning === "family" && deviceNames.find([...reading.device, token].join(" "))[0]?.isExact;
      if (!found || isOfName || (phrase === "mm" && /\d$/.test(before))) continue;
      // What leaves something out or counts is not passed over: with it nothing is found.
      if (found.meaning === "restriction") reading.device.push(phrase);
      else add(found, reading);
      return length;
    }
    reading.device.push(token);
    return 1;
  }

  function add({ meaning, value }, reading) {
    if (meaning === "family" && value !== "") addFamilies(numbers(value), reading);
    else if (meaning === "variant") reading.variants.push(variants.indexOf(value));
    else if (meaning === "zoom") [reading.zoom, reading.isAll] = [value, true];
    else if (meaning === "today") [reading.isOfToday, reading.orientation] = [true, value || reading.orientation];
    else if (meaning === "orientation") reading.orientation = value;
    else if (meaning === "topic") reading.topics.push(value);
    else if (meaning === "platform") reading.systems.push(value);
    else if (meaning === "device") reading.device.push(value);
    else if (meaning === "versions" && VERSION.test(value.toLowerCase())) readPhrase(value.toLowerCase().split(" "), 0, reading);
    // `latest`, and what means all: the newest is shown anyway.
    else if (meaning === "versions" || meaning === "family") reading.isAll = true;
    else if (/^(kind|uncovered|style|remark)$/.test(meaning)) reading[meaning] = value;
  }

  // `lock screen circular` means one family, and `small and medium` two.
  function addFamilies(added, reading) {
    const both = added.filter((family) => reading.families.includes(family));
    reading.families = both.length > 0 ? both : [...reading.families, ...added];
  }

  // MARK: Mistakes

  // A text with its last words completed: `16 pro med`. Undefined if nothing begins with them.
  function completed(text) {
    const tokens = text.split(" ");
    for (let length = Math.min(3, tokens.length); length > 0; length--) {
      const end = tokens.slice(-length).join(" ");
      if (end.length < 2 || /^\d/.test(end) || vocabulary().has(end)) continue;
      const begun = [...phrases()].filter(([phrase, { meaning }]) =>
        phrase !== end && phrase.startsWith(end) && !/^(filler|uncovered|restriction)$/.test(meaning));
      const [phrase] = begun.find(([, { meaning }]) => meaning === "family") ?? begun[0] ?? [];
      if (phrase) return [...tokens.slice(0, -length), phrase].join(" ");
    }
    return undefined;
  }

  const vocabulary = lazy(() => new Set([
    ...deviceNames.words(), ...[...phrases().keys()].flatMap((phrase) => phrase.split(" ")), "iphone", "ipad", "watch", "versus",
  ].filter((word) => word.length > 2 && !/\d/.test(word))));

  // A text without the words that nothing knows, if others are left: `medium react native`. A word that leaves something
  // out is known: it changes what is asked for.
  function shortened(text) {
    const names = new Set(deviceNames.words());
    const isUnknown = (word) => /^\p{L}{3,}$/u.test(word) && !names.has(word) && !phrases().has(word);
    const unknown = new Set(read(text).device.filter(isUnknown)), kept = text.split(" ").filter((word) => !unknown.has(word));
    const { device, families: asked, topics } = read(kept.join(" "));
    return unknown.size > 0 && device.length + asked.length + topics.length > 0 ? kept.join(" ") : undefined;
  }

  // A text with each unknown word replaced by one that differs by one letter, or by two letters that are swapped;
  // undefined if there is none.
  function corrected(text) {
    const near = (word) => (vocabulary().has(word) ? word : [...vocabulary()].find((other) => isNear(word, other)) ?? word);
    const changed = text.replace(/\p{L}{3,}/gu, near);
    return changed === text ? undefined : changed;
  }

  function isNear(word, other) {
    if (Math.abs(word.length - other.length) > 1) return false;
    let start = 0;
    while (start < word.length && word[start] === other[start]) start++;
    const [a, b] = [word.slice(start), other.slice(start)];
    if (a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)) return true;
    return word.length > 3 && (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1));
  }

  return { SYSTEMS, phrases, meaningOf, read, completed, corrected, shortened };
})();
