// What the search answers: devices, sizes, sources, pages and comparisons.
(() => {
  "use strict";

  const { rows, filled, families, screens, platforms, deviceAt, lines, runs } = catalog;
  const { wordsOf, spaced } = deviceNames;
  const { phrases, meaningOf, read } = searchReading;
  const {
    SHOWN, FAMILIES, familyNames, line, namesOf, topics, topicsOf, zoomedSizes, devicesThat, systemOf, versionsOf, sizesFor, sizeAnswer,
    answersFor, newestOfEachScreen, devicesOn, withOthers,
  } = searchAnswers;
  const words = globalThis.widgetsizeWords;
  // A longer text is no question.
  const LONGEST_TEXT = 1000;

  // MARK: Topics

  // The sources and topics with all words of a text in their names; undefined if there are none.
  function named(text) {
    const asked = wordsOf(text);
    // A number is a whole number.
    const has = (name) => asked.every((word) => spaced(name).includes(/^\d/.test(word) ? ` ${word} ` : ` ${word}`));
    const isName = asked.length > 0 && meaningOf(text)?.meaning !== "filler";
    const sources = rows(words.sources).filter(([id, name]) => id.toLowerCase() === text || (isName && has(name)))
      .map(([id, name]) => line(name, `sources/index.html#${id.toLowerCase()}`, `Source ${id}`));
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
    const found = widgetsSized(apart, unit, rounding(first));
    return found.length > 0 ? found : screensSized([numberIn(first)]);
  }

  function screensSized(asked, reading = read("")) {
    const isMeant = (screen) => screen !== undefined && [1, screen.scale].some((factor) => {
      const sides = [screen.width * factor, screen.height * factor];
      return asked.length === 1 ? sides.includes(asked[0]) : String(sides.toSorted()) === String(asked.toSorted());
    });
    return answersFor(devicesThat(({ screen }) => isMeant(screen), SHOWN), reading).slice(0, SHOWN);
  }

  // The devices with the screen on which the page is read, which has a size in points and pixels per point: as they are,
  // and then with Display Zoom, the newest of each screen.
  function onScreen({ width, height }, scale) {
    const sides = [width, height].toSorted((a, b) => a - b), isMeant = (all) => String(all.map(Number)) === String(sides);
    const all = devicesThat(({ screen }) => screen && isMeant([screen.width, screen.height]), Infinity);
    const exact = all.filter(({ screen }) => screen.scale === scale);
    const zoomed = rows(words.reported).filter(([wide, high]) => isMeant([wide, high])).flatMap(([, , zoom, numbers]) => {
      const some = numbers.split(",").map(Number).map(deviceAt).filter(({ screen }) => screen.scale === scale);
      return [...Map.groupBy(some, ({ screen }) => screen).values()].flatMap((same) => {
        const [size] = sizesFor(same[0], FAMILIES[0], { ...read(""), zoom });
        const answer = size?.isKnown ? sizeAnswer(same[0], size) : undefined;
        return answer ? [{ ...answer, name: namesOf(same) }] : [];
      });
    });
    const answers = [...answersFor(exact.length > 0 ? exact : all, read("")), ...zoomed].slice(0, SHOWN), size = `${width} × ${height} points`;
    return answers.length > 0 ? { message: `This screen has ${size}${zoomed.length > 0 ? ", which larger ones have with Display Zoom" : ""}.`, answers }
      : { message: `No iPhone and no iPad has a screen of ${size}.`, answers: topicsOf(["devices", "all", "measure"]), isMissing: true };
  }

  function widgetsSized(apartFrom, unit, most) {
    const all = [...screens.flatMap(({ sizes }) => sizes), ...zoomedSizes()].filter(({ isKnown }) => isKnown);
    const near = all.map((size) => ({ size, apart: Math.min(
      /^p[xi]/.test(unit) ? Infinity : apartFrom(size.counts.map((side) => side / 300)),
      /^p[to]/.test(unit) ? Infinity : apartFrom(size.pixels)) })).filter(({ apart }) => apart < most);
    // Variants and versions with the same size are one answer.
    const keyOf = ({ size: { screen, family, pixels, zoom } }) => `${screen.number}|${family}|${pixels}|${zoom}`;
    return [...Map.groupBy(near, keyOf).values()]
      .map((same) => ({ ...same[0], same, versions: same.flatMap(({ size }) => size.versions) }))
      .map((match) => ({ ...match, place: newestRunning(match) }))
      .filter(({ place }) => place !== undefined)
      .sort((a, b) => a.apart - b.apart || Number(Boolean(a.size.zoom)) - Number(Boolean(b.size.zoom)) || a.place - b.place || a.size.family - b.size.family)
      .slice(0, SHOWN)
      .map(({ place, size: first, same, versions }) => {
        const device = lines().length > place ? deviceAt(place) : platforms.find(({ screen }) => screen === first.screen);
        const own = versions.filter((version) => runs(device, version)), os = Math.max(...own);
        const size = same.find((one) => one.size.versions.includes(os))?.size ?? first;
        return withOthers(sizeAnswer(device, { ...size, os }, true, own.length > 0 ? own : versions), first.screen, own);
      });
  }

  // The newest device of the screen that runs one of the versions; those without a screen come last.
  function newestRunning({ size: { screen }, versions }) {
    if (screen.idiom === undefined) return lines().length + screen.number;
    return devicesOn(screen, versions)[0];
  }

  // MARK: Questions

  // The pages of what versions changed.
  const changesOf = (versions) => topicsOf(versions.filter(({ system }) => system === "iOS").map(({ first }) => `changed-${first}`));

  const VERSUS = / (?:vs\.?|versus|against|compared (?:to|with)) /, LISTED = /,? (?:and|or|&|\/) |, /;

  // A device by its name, or by the part in which it differs from another: `iphone 15` and `17`, `iphone 15 pro` and `pro max`.
  function deviceBeside(name, first = "") {
    const shared = (/\d/.test(name) ? /^[^\d]*/ : /^.*\d\S*/).exec(first)?.[0].trim();
    const found = [...(shared ? [`${shared} ${name}`] : []), name].map(deviceNames.find).filter((some) => some.length > 0);
    return (found.find(([one]) => one.isExact) ?? found[0])?.[0];
  }

  // Two devices without a word between them: `iphone 15 pro max 14 pro max`. Undefined if the words name one.
  function pairOf(words) {
    if (words.length < 2 || deviceNames.find(words.join(" ")).length > 0) return undefined;
    for (let end = words.length - 1; end > 0; end--) {
      const [one, other] = [words.slice(0, end).join(" "), words.slice(end).join(" ")];
      const [first, second] = [deviceNames.find(one)[0], deviceBeside(other, one)];
      if (first?.isExact && second?.isExact && first.number !== second.number) return [first, second];
    }
    return undefined;
  }

  // What is compared: the reading of each side, and its device where it names one. Undefined if nothing is.
  function sidesOf(text) {
    const sides = (parts) => {
      const names = parts.map((part) => read(part).device.join(" "));
      return parts.map((part, place) => {
        // `ios 17 vs 18`
        const [version] = read(parts[0]).versions;
        const own = version && names[0] === "" ? part.replace(/^(?=\d\d\b)/, `${version.system.toLowerCase()} `) : part;
        const reading = read(own), name = reading.device.join(" ");
        // A Mac is a platform.
        const platform = name || reading.versions.length > 0 ? undefined : platforms.find((one) => reading.systems.includes(systemOf(one)));
        return { reading, name: platform?.name ?? name, device: platform ?? (name && deviceBeside(name, place > 0 ? names[0] : "")) };
      });
    };
    const apart = text.split(VERSUS);
    if (apart.length > 1) return sides(apart);
    const listed = text.split(LISTED);
    const all = listed.length > 1 ? sides(listed) : [];
    if (all.length > 1 && all.every(({ device }) => device)) {
      // A setting behind a list is of all.
      const zoom = all.find(({ reading }) => reading.zoom)?.reading.zoom;
      for (const { reading } of all) reading.zoom ||= zoom;
      return all;
    }
    const reading = read(text);
    return pairOf(reading.device)?.map((device) => ({ reading, device, name: device.name }));
  }

  // Devices, or one on two versions, over each other.
  function comparison(text) {
    const sides = sidesOf(text);
    if (!sides || sides.some(({ name, device }) => name && !device)) return undefined;
    const [one] = sides, [version] = one.reading.versions;
    const isOfVersions = one.name === "" && version !== undefined;
    const all = sides.map(({ reading }, place) => ({ ...reading,
      versions: reading.versions.length > 0 ? reading.versions : sides.slice(place).concat(sides).flatMap((side) => side.reading.versions) }));
    const sizeOn = (device, reading, number, variant) => {
      const sizes = sizesFor(device, number, reading).filter(({ isKnown }) => isKnown);
      return sizes.find((size) => size.variant === variant) ?? sizes[0];
    };
    const [asked] = sides.flatMap(({ reading }) => reading.families);
    // Without a device the newest that runs both versions.
    const isBoth = (device) => systemOf(device) === version.system && all.every((reading) => sizeOn(device, reading, asked ?? FAMILIES[0]));
    const first = isOfVersions ? devicesThat(isBoth, 1)[0] : one.device;
    if (!first) return undefined;
    const devices = sides.map(({ device }) => device || first);
    // The first family that all of them have: a watch has no medium widget.
    const sizesOf = (number) => devices.map((device, place) => sizeOn(device, all[place], number, sizeOn(first, all[0], number)?.variant));
    const family = asked ?? FAMILIES.find((number) => sizesOf(number).every((size) => size));
    const sizes = sizesOf(family);
    if (!sizes.every((size) => size)) return isOfVersions ? undefined
      : devices.flatMap((device, place) => answersFor([device], { ...all[place], families: asked === undefined ? [] : [asked] }).slice(0, 1));
    const [a, b] = sizes, isOne = devices.every((device) => device.number === first.number && device.name === first.name);
    const isSame = sizes.every(({ counts }) => counts && String(counts) === String(a.counts));
    const difference = isSame ? "same size" : a.counts && b.counts && sizes.length === 2
      ? differenceText(b.counts.map((side, place) => side - a.counts[place])) : "";
    const names = devices.map(({ name }) => name);
    const title = isOne ? `${first.name}, ${systemOf(first)} ${sizes.map(({ os }) => os).join(" and ")}`
      : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
    return [
      ...(isOfVersions && asked === undefined ? changesOf(all.at(-1).versions) : []),
      line(`Compare ${title}`, `compare.html#devices=${devices.slice(0, 3).map(({ page }) => page)}&os=${sizes.slice(0, 3).map(({ os }) => os)}`,
        familyNames[family], difference, difference && !isSame ? "points" : "", ""),
      ...(isSame && isOne ? [sizeAnswer(first, b, false, sizes.map(({ os }) => os))]
        : sizes.map((size, place) => sizeAnswer(devices[place], size))),
    ].slice(0, SHOWN);
  }

  // The answers to a text without faults; undefined if a word is left over that names nothing.
  function answersTo(text) {
    const whole = phrases().get(text);
    const content = whole ? undefined : contentIn(text);
    if (content) return answersRead(read(content.rest), text, content.fields);
    const sized = whole ? undefined : answersSized(text);
    if (sized?.length > 0 && (SIZE.exec(text)[2] || text.includes("."))) return sized;
    const devices = whole ? [] : deviceNames.find(text);
    if (devices.length > 0) return answersFor(devices, read("")).slice(0, SHOWN);
    if (sized) return sized;
    // `1179x2556 small` is a widget of that screen.
    const [own, width, height] = / ?(\d{3,4}) ?x ?(\d{3,4}) ?/.exec(text) ?? [];
    if (own && own.length < text.length) {
      const rest = read(text.replace(own, " ").trim()), on = screensSized([Number(width), Number(height)], rest);
      if (on.length > 0) return on;
      // `364x170 medium` is the size of some, and `300x150 medium` is content.
      if (rest.families.length > 0) {
        const same = rest.device.length === 0 ? answersSized(`${width}x${height}`) : [];
        return same.length > 0 ? same : answersTo(`${text} fit`);
      }
    }
    if (rows(words.sources).some(([id]) => id.toLowerCase() === text)) return named(text);
    const compared = comparison(text);
    if (compared) return compared;
    const reading = read(text);
    const device = reading.device.join(" ");
    // `27` is a version, if it is no device. Live Activities depend on the device more than on the version.
    const isVersion = /^\d\d$/.test(device) && versionsOf(screens).includes(Number(device))
      && !(reading.isOfActivity && deviceNames.find(device).length > 0);
    if (isVersion) return answersTo(text.replace(device, `ios ${device}`));
    return reading.uncovered ? [] : answersRead(reading, text);
  }

  // The content that a question is about, as the address of its page has it, and the question without it: `3 rows of 44 medium`,
  // `5 lines of footnote`, `does 300x150 fit in medium`, `image 1000x500`. Undefined if there is none.
  function contentIn(text) {
    const [all, count, unit, row] = /(?:\b(\d+) )?\b(row|line)s?(?: of (\d+)(?= |$))?/.exec(text) ?? [];
    // A height alone asks how many there can be.
    if (count || row) {
      const fields = { rows: count ?? 99, row };
      const rest = text.replace(all, unit === "row" ? "fit" : "lines")
        .replace(/ ?\b(header|footer|spacing) (?:of )?(\d+)\b/g, (_, name, length) => ((fields[name] = length), ""));
      return { rest: rest.trim(), fields };
    }
    const [size, width, height] = / ?\b(\d+(?:\.\d+)?) ?x ?(\d+(?:\.\d+)?)\b/.exec(text) ?? [];
    if (!size) return undefined;
    const rest = text.replace(size, "").trim(), { topics } = read(rest);
    if (topics.includes("image")) return { rest, fields: { pixelWidth: width, pixelHeight: height } };
    return topics.includes("fit") ? { rest, fields: { style: "size", width, height } } : undefined;
  }

  const isFit = ({ href }) => href.startsWith("fit");
  const isSmallest = ({ href }) => href === "safe.html";

  // The page of the smallest size, with its number on the versions that it begins with.
  function smallest(topic, { families: [number = FAMILIES[0]], versions: [version], systems: [system] }) {
    const [platform, , size, os] = filled(words.smallest, 4).find(([one, family]) => Number(family) === number && one === (system ?? one)) ?? [];
    return !size || (version && version.first !== Number(os)) ? topic
      : { ...topic, ...line(topic.name, topic.href, `${familyNames[number]} on all devices from ${platform} ${os}`, size, "points") };
  }

  // A tool with what is chosen on its page: `smallest small ios 18`, `3 rows of 44 medium`, `lines medium ax3`. Content is
  // judged in the family that people ask for most.
  function chosen(topic, reading, fields, device) {
    const { families: [number], versions: [version], style = "body", topics, systems: [system] } = reading;
    const own = { lines: { style, text: textSizeIn(topics) }, image: { style: "image" } }[topic.ids?.[0]];
    const isChosen = topic.ids && (isFit(topic) ? !topic.href.includes("#") && (own || fields || device) : isSmallest(topic));
    const family = families[number ?? (isFit(topic) ? FAMILIES[0] : undefined)];
    const answer = isSmallest(topic) && !device ? smallest(topic, reading) : topic;
    if (!isChosen || !family) return answer;
    const kind = isSmallest(topic) && system ? screens.find(({ platform }) => platform === system).idiom : undefined;
    const choice = Object.entries({ ...own, ...fields, kind, device: device?.page, family: family.id, os: version?.first }).filter(([, value]) => value);
    return { ...answer, href: `${topic.href}#${choice.map((pair) => pair.join("=")).join("&")}` };
  }

  const textSizeIn = (topics) => topics.join().match(/text-size-(\w+)/)?.[1];

  function answersRead(reading, text, fields) {
    const { families: asked, systems, versions } = reading;
    // Of widgets, the text size matters to lines alone.
    if (reading.kind !== "today" && textSizeIn(reading.topics)) reading.topics = ["lines", ...reading.topics];
    // `foldable iphone`, `ipad margin` and `medium iphone` are about all of them.
    const kind = /^(?:apple )?(iphone|ipad|watch)$/.exec(reading.device.join(" "))?.[1];
    if (kind && reading.topics.length + (asked.length === 1) > 0 && !/csv|template/.test(reading.topics)) {
      reading.device = [];
      systems.push({ iphone: "iOS", ipad: "iPadOS", watch: "watchOS" }[kind]);
    }
    const found = deviceNames.find(reading.device.join(" "));
    let shown = topicsOf([...reading.topics, ...(reading.kind === "today" ? ["today"] : [])], systems)
      .map((topic) => chosen(topic, reading, fields, found[0])).filter((one, place, all) => !fields || all.findIndex(isFit) === place);
    // `what changed ios 26` is not about the newest version.
    if (versions.length > 0 && shown.some(({ href }) => href.startsWith("changes/"))) {
      shown = [...changesOf(versions), ...shown.filter(({ href }) => !href.startsWith("changes/"))];
    }
    if (reading.device.length > 0) {
      if (found.length === 0) return named(text);
      return (fields ? [...shown, ...answersFor(found, { ...reading, topics: [] })] : [...answersFor(found, reading), ...shown]).slice(0, SHOWN);
    }
    const own = platforms.filter((platform) => systems.includes(systemOf(platform)));
    if (own.length > 0 && own.length === new Set(systems).size) return [...answersFor(own, reading), ...shown];
    const isAsked = asked.length + reading.variants.length + versions.length + systems.length > 0
      || reading.isAll || reading.remark || /activity|widgetkit/.test(reading.kind);
    if (!isAsked) return shown.length > 0 ? shown : named(text);
    if (shown.length === 0 && versions.some(({ first }) => first < 14 && first >= 8)) shown.push(...topicsOf(["today"]));
    if (asked.length === 0) shown.push(...changesOf(versions).filter((topic) => !shown.includes(topic)));
    const newest = newestOfEachScreen(reading), all = [...shown, ...newest.slice(0, -1)];
    if (all.length === 0 && versions.length > 0) return undefined;
    // The page of the family and all sizes stay the last.
    const pages = [...(asked.length === 1 ? topicsOf([`page-${families[asked[0]]?.id}`]) : []), newest.at(-1)];
    return [...all.slice(0, SHOWN - pages.length), ...pages];
  }

  // What a text without an answer is told.
  function missing(text) {
    const { uncovered, versions, device } = read(text);
    // `tvOS` has its capitals.
    if (uncovered) return `${/^\p{Ll}\p{Lu}|^tvOS/u.test(uncovered) ? uncovered : capitalized(uncovered)}.`;
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

  // The answers to a text, and what is said of them. Without an answer there are ways on.
  function search(typed) {
    const text = typed.trim().replace(/\s+/g, " ").toLowerCase().replaceAll("×", "x").replace(/(?<=\p{L})[;?!]+(?= |$)/gu, "").replace(/(?<=\p{L}),$/u, "");
    if (text === "") return { message: "", answers: [] };
    const isLong = text.length > LONGEST_TEXT;
    const { completed, corrected, shortened } = searchReading;
    const readings = isLong ? [] : [(same) => same, completed, corrected, shortened];
    for (const [place, reading] of readings.entries()) {
      if (place > 0 && read(text).uncovered) break;
      const meant = reading(text);
      const answers = meant === undefined ? [] : answersTo(meant) ?? [];
      if (answers.length > 0) {
        const left = text.split(" ").filter((word) => !meant.split(" ").includes(word)).join(", ");
        const { remark, topics } = read(meant);
        return { message: [remark && topics.length === 0 ? `${capitalized(remark)}.` : "", "", `Answers for “${meant}”`, `Not understood: ${left}`][place], answers };
      }
    }
    const message = isLong ? "This is too long." : missing(text);
    const own = message.includes("CarPlay") ? ["carplay"] : [];
    return { message, answers: topicsOf([...own, "devices", "all", "measure"]), isMissing: own.length === 0 };
  }

  globalThis.widgetsizeSearch = { search, onScreen };
})();
