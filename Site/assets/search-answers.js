// The answers of the search about devices: lines with a size, of devices in their turn.
"use strict";

const searchAnswers = (() => {
  const { rows, filled, numbers, families, variants, screens, platforms, deviceAt, lines, runs, evidenceOf } = catalog;
  const words = globalThis.widgetsizeWords;
  // How many answers are shown.
  const SHOWN = 7;
  const familyNames = [...families.map(({ name }) => name), ...words.activityFamilies].map(capitalized);
  // The families of a device without a word, the first for a list of devices.
  const FAMILIES = numbers(words.usualFamilies);
  // Of Live Activities: that of the Lock Screen, and the largest; on a watch that of the Smart Stack.
  const ACTIVITIES = [families.length, families.length + 1], WATCH_ACTIVITIES = [families.length + 5];

  // A line of the list: what it is, where it leads, its size with what it is of, and what a button copies. A file is
  // saved.
  function line(name, href, note, size = "", sizeNote = "", copy = size) {
    const [, type] = /[./](csv|zip|tokens)(?:\.json)?$/.exec(href) ?? [];
    return type ? { name, href, note, size: type.toUpperCase(), sizeNote: "saves the file",
      savedAs: href.replace("tables/", "widgetsize-").replaceAll("/", "-") } : { name, href, note, size, sizeNote, copy };
  }

  // The names of devices, the later ones without the word that begins the first: `iPhone 16 Plus, 15 Plus, 15 Pro Max`.
  function namesOf(devices) {
    const [start] = /^(iPhone |iPad |Apple Watch )?/.exec(devices[0].name);
    const names = devices.map(({ name }, place) => (place > 0 && name.startsWith(start) ? name.slice(start.length) : name));
    return names.length > 4 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");
  }

  // The known sizes with Display Zoom, and what the system calls it.
  const zoomedSizes = lazy(() => catalog.zoomedSizes.filter(({ isKnown }) => isKnown)
    .map((size) => ({ ...size, setting: catalog.zoomNames.get(size.zoom) })));

  // What is one number of a device: its margin, the radius of its corners, the gap between two widgets, its size in StandBy.
  const facts = lazy(() => filled(words.facts, 6).map(([id, unit, note, anchor, devices, value]) =>
    ({ id, unit, note, anchor, value, devices: numbers(devices) })));

  // The facts that a word asks for, of a device or of all of them.
  function factsOf(id, device, systems = []) {
    const isMeant = (all) => (device ? all.includes(device.number) : systems.length === 0 || systems.includes(systemOf(deviceAt(all[0]))));
    return facts().filter((fact) => fact.id === id && isMeant(fact.devices))
      .map(({ devices, value, unit, note, anchor }) => {
        const own = device ? [device] : devices.map(deviceAt);
        return line(namesOf(own), own[0].address + anchor, note, value, unit);
      });
  }

  // The Live Activities of all screens.
  const activities = lazy(() => rows(words.activities).flatMap(([all, family, versions, points, pixels = "", mark = "", without = ""]) =>
    numbers(all).map((screen) =>
      ({ screen: screens[screen], family: families.length + Number(family), points, pixels, mark, versions: numbers(versions),
        without: without ? numbers(without) : [] }))));

  // What a screen is called in addresses, unless its files say another name.
  const nameOf = ({ width, height, scale }) => `${width}x${height}-${scale}`;

  // The Today extensions of all screens at the default text size, in each orientation.
  const todays = lazy(() => rows(words.today).flatMap(([number, versions, name, end, ...sizes]) =>
    ["portrait", "landscape"].map((orientation, place) => {
      const screen = screens[number], [size, greatest = "", mark] = sizes.slice(3 * place);
      const href = `today/${screen.idiom === "pad" ? "ipad" : "index"}.html#glance-${name || nameOf(screen)}${end}`;
      return { screen, versions: numbers(versions), href, orientation, size, greatest, mark };
    })));

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
  const isOfWatch = (device) => systemOf(device) === "watchOS";

  const devicesOfScreens = lazy(() => Map.groupBy(lines().keys(), (number) => lines()[number].split("|")[2]));
  // The devices of a screen that run one of the versions, or all if none does, by the numbers of their lines: the
  // newest stand first.
  function devicesOn({ number }, versions) {
    const all = devicesOfScreens().get(String(number)) ?? [];
    const own = all.filter((one) => versions.some((os) => runs(deviceAt(one), os)));
    return own.length > 0 ? own : all;
  }

  // An answer with the other devices of the screen that run one of the versions.
  function withOthers(answer, screen, versions) {
    const others = devicesOn(screen, versions).map(deviceAt).filter(({ name }) => name !== answer.name);
    return { ...answer, name: namesOf([answer, ...others]) };
  }

  const versionsOf = (all) => descending(all.flatMap(({ versions }) => versions));

  // The sizes of a family on the newest version of the device with a known size, the usual variant first, of a watch
  // before it those without a dispute; none if the
  // device runs no version with the family. The reading chooses variants and versions.
  function sizesFor(device, family, reading) {
    const isOfDevice = (system) => system === systemOf(device) || (system === "iOS" && systemOf(device) === "iPadOS");
    const isAsked = (os) => runs(device, os) && !catalog.lacks(device, reading.zoom, os) && (reading.versions.length === 0
      || reading.versions.some(({ system, first, last }) => isOfDevice(system) && os >= first && os <= last));
    const newest = new Map();
    const all = family >= families.length ? activities()
      : reading.zoom ? zoomedSizes().filter(({ zoom }) => zoom === reading.zoom) : device.screen?.sizes ?? [];
    for (const size of all) {
      const { screen, variant = 0, without = [] } = size;
      if (without.includes(device.number)) continue;
      const isMeant = family >= families.length || reading.variants.length === 0 || reading.variants.includes(variant);
      if (screen !== device.screen || size.family !== family || !isMeant) continue;
      const os = Math.max(...size.versions.filter(isAsked));
      const one = { isKnown: true, ...size, os };
      const other = newest.get(variant);
      if (os > 0 && (!other || (one.isKnown === other.isKnown ? one.os > other.os : one.isKnown))) newest.set(variant, one);
    }
    const inTurn = [...newest.values()].sort((a, b) => b.isKnown - a.isKnown || b.os - a.os
      || (isOfWatch(device) && Number(a.mark === "!") - Number(b.mark === "!")) || a.variant - b.variant);
    return inTurn.filter(({ os }) => os === inTurn[0].os);
  }

  // An iPad and a watch have several sizes of a family, and an iPhone has one and a setting.
  const isSetting = ({ variant }) => variants[variant]?.startsWith("icons-");

  // What follows the address of a device where its page has what a size rests on. A Live Activity has a section.
  const placeOf = (device, size) => (size.family >= families.length ? "#live-activities"
    : size.zoom ? `#zoom-${size.zoom}` : evidenceOf(device, size).replace("#", "#size="));

  const listOf = (parts) => parts.filter((part) => part).join(", ");
  const stateOf = (mark = "") => (mark ? catalog.index.states[mark] : "");

  function sizeAnswer(device, size, isNamed, versions) {
    const system = systemOf(device);
    const isActivity = size.family >= families.length;
    const variant = size.variant > 0 && !versions ? words.variants.split("\n")[size.variant] : "";
    const note = listOf([
      isActivity ? `Live Activity, ${familyNames[size.family]}` : familyNames[size.family], variant,
      size.setting ? `Display Zoom: ${size.setting}` : "", `${system} ${versionsText(versions ?? [size.os], versionsOf(screens))}`,
      size.isKnown ? stateOf(size.mark) : "",
    ]);
    const href = device.address + (isNamed && size.isKnown && size.os > 0 ? placeOf(device, size) : "");
    if (!size.isKnown) return line(device.name, href, note, "", "not published");
    const points = isActivity ? size.points : sizeText(size.counts);
    const { scale } = device.screen;
    const pixels = isActivity ? size.pixels : scale ? sizeText(size.counts.map((side) => side * scale)) : "";
    // Of some Live Activities only the height is known.
    const sizeNote = points.startsWith("?") ? "points high" : pixels ? `${pixels} px` : "points";
    return { ...line(device.name, href, note, points.replace("? × ", ""), sizeNote), os: size.os };
  }

  // The Today extensions of a device in the orientation that is asked for, or in both, on the first version that it ran.
  function todayAnswers(device, { orientation }) {
    const { name, screen } = device, own = todays().filter((one) => one.screen === screen)
      .map((one) => ({ ...one, os: one.versions.find((os) => runs(device, os)) })).filter(({ os }) => os);
    return own.filter((one) => one.os === own[0].os && one.size !== "? × ?" && one.orientation === (orientation ?? one.orientation))
      .map(({ os, href, orientation: held, size, greatest, mark }) => {
        const known = size.replace("? × ", "");
        return line(name, href, listOf(["Today extension", held, `iOS ${os}`, stateOf(mark)]),
          known === size ? size : `${known} high`, `points${greatest && `, to ${greatest} high`}`, known);
      });
  }

  const topics = lazy(() => {
    const changed = (words.changed ? numbers(words.changed).toReversed() : []).map((os, place) =>
      [`${place === 0 ? "changed changes difference " : ""}changed-${os}`, `What iOS ${os} changed`, "", `changes/ios-${os}.html`]);
    return [...changed, ...rows(words.topics)].map(([ids, name, note, href, ...size]) =>
      ({ ids: ids.split(" "), ...line(name, href, note, ...size) }));
  });
  const topicOf = (id) => topics().find(({ ids }) => ids.includes(id));
  const topicsOf = (ids, systems) => [...new Set([...new Set(ids)].flatMap((id) => [...factsOf(id, undefined, systems).slice(0, SHOWN - 1), ...topics().filter(({ ids }) => ids.includes(id) || ids.includes(id.replace(/^text-size.*/, "text-size")))]))];

  const files = lazy(() => new Map(rows(words.files).flatMap(([all, name, hasTemplates]) => numbers(all).map((number) =>
    [screens[number], { path: name || nameOf(screens[number]), hasTemplates }]))));

  // Where the file is that a topic means for a screen; undefined if there is none.
  function fileOf(screen, { ids: [id] }) {
    const { path, hasTemplates } = files().get(screen) ?? {};
    if (id === "csv" && path) return `tables/widgetkit/${path}.csv`;
    return id === "template" && hasTemplates ? `templates/${path}.zip` : undefined;
  }

  // What a device has without a size of the asked family.
  function unsized({ name, page, address, screen }, { kind, topics: asked, versions, families: wanted, zoom }) {
    if (screen === undefined) return line(name, address, "screen unknown");
    const topic = topicOf(asked[0]);
    const file = topic && fileOf(screen, topic);
    if (file) return { ...line(name, file, topic.name), ...(file.endsWith(".zip") && { savedAs: `${page}-widgets.zip` }) };
    const first = topic?.name ?? { today: "Today extensions", activity: "Live Activities" }[kind] ?? "";
    const reason = kind || versions[0] || wanted.length > 0 || zoom ? "no known size" : "before WidgetKit";
    const isUnknown = facts().some(({ id }) => id === asked[0]);
    const note = first || (screen.width ? `${screen.width} × ${screen.height} pt, @${screen.scale}x` : "");
    return line(name, address, note, "", isUnknown ? "not published" : first && kind !== "activity" ? "" : reason);
  }

  // The families to answer for a device: those that were asked for, or those that people ask for.
  function familiesFor(device, reading) {
    if (reading.kind === "today") return [];
    // An extra large widget of an iPhone stands upright.
    const upright = families.findIndex(({ id }) => id === "systemExtraLargePortrait");
    const hasSizes = (family) => device.screen?.sizes.some((size) => size.family === family);
    if (reading.families.length > 0) {
      return [...new Set(reading.families.map((family) => (upright === family + 1 && !hasSizes(family) ? upright : family)))];
    }
    if (reading.kind === "activity") return isOfWatch(device) ? WATCH_ACTIVITIES : ACTIVITIES;
    const isForWatch = isOfWatch(device) || reading.variants.some((number) => /smart-stack|face/.test(variants[number]));
    return isForWatch ? FAMILIES.slice(5) : FAMILIES;
  }

  // One line a device; of one device, or of the exact one, its other sizes too.
  function answersFor(devices, reading) {
    const all = devices.map((device) => answersOf(device, reading));
    // The devices of a list with a size first, and before them those with a published Today extension.
    const rank = ([{ size, note }]) => (size === "" ? 2 : Number(/^Today.*(derived|extrapolated)/.test(note)));
    const answers = (devices[0]?.isExact ? all : oneOfSame(all).toSorted((a, b) => rank(a) - rank(b)))
      // Most models never ran Today extensions.
      .filter(([{ size }], _, [[first]]) => reading.kind !== "today" || size || !first.size);
    const isSingle = answers.length === 1 || devices[0]?.isExact;
    const others = isSingle ? answers[0]?.slice(1, 1 + SHOWN - answers.length) ?? [] : [];
    return [...answers.slice(0, 1).map(([first]) => first), ...others, ...answers.slice(1).map(([first]) => first)];
  }

  // Models of one name with the same first answer as one line: `iPad Air 13-inch (M4, M3, M2)`.
  function oneOfSame(all) {
    const found = new Map();
    for (const answers of all) {
      const [{ name, size, note }] = answers;
      const [, own, model] = /(.*) \((.*)\)$/.exec(name) ?? [];
      const key = own && size ? [own, size, note].join() : name;
      const same = found.get(key);
      const isSame = ({ note, size }, place) => answers[place]?.note === note && answers[place].size === size;
      if (same) for (const one of same.filter(isSame)) one.name = one.name.replace(/\)$/, `, ${model})`);
      else found.set(key, answers);
    }
    return [...found.values()];
  }

  function answersOf(device, reading) {
    // What is largest on a device is among its sizes.
    const topics = reading.topics.filter((id) => !/^(largest|widest|tallest|all|sizes)$/.test(id));
    const own = topics.flatMap((id) => factsOf(id, device));
    // The row of a widget has what its margins leave.
    const [row] = topics.includes("margin") && reading.families.length > 0 ? sizesFor(device, reading.families[0], reading) : [];
    if (own.length > 0) return own.map((one) => (row?.isKnown ? { ...one, href: device.address + placeOf(device, row) } : one));
    if (topics.length > 0 && reading.families.length === 0) return [unsized(device, reading)];
    const today = reading.kind === "today" ? todayAnswers(device, reading) : [];
    if (today.length > 0) return today;
    const all = familiesFor(device, reading).map((family) => sizesFor(device, family, reading));
    const sizes = [...all.flatMap((some) => some.slice(0, 1)), ...all.flatMap((some) => some.slice(1).filter((size) => !isSetting(size)))];
    const known = sizes.filter((size) => size.isKnown);
    const shown = known.length > 0 ? known : sizes.slice(0, 1);
    const isNamed = reading.families.length > 0 || reading.kind === "activity" || Boolean(reading.zoom);
        // Without a size with Display Zoom, none of a Today extension answers.
    const others = reading.zoom ? [] : todayAnswers(device, reading);
    return shown.length > 0 ? shown.map((size) => sizeAnswer(device, size, isNamed))
      : reading.orientation && others.length > 0 ? others : [unsized(device, reading), ...others];
  }

  // By what sizes are sorted, the first first.
  const ENDS = {
    largest: ([width, height]) => -width * height, widest: ([width]) => -width, tallest: ([, height]) => -height,
    smallest: ([width, height]) => width * height,
  };

  // The newest device of each screen with a known size, iPhones before others, and after them all sizes of their kind.
  // Where one end of the sizes is asked for, of all screens those at this end.
  function newestOfEachScreen(reading) {
    const end = ENDS[reading.topics.find((id) => id in ENDS)];
    const most = end ? Infinity : SHOWN - 1;
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
        found.set(device.screen, (isGroup ? [first, ...others] : [first]).map((one) => withOthers(one, device.screen, [one.os])));
        return true;
      };
      devicesThat(isNew, most);
      platforms.forEach(isNew);
      if (found.size > 0) {
        const all = topicOf(`all-${reading.isOfActivity ? "activity" : system}`) ?? topicOf("all");
        const sizes = [...found.values()].flat();
        const order = ({ size }) => end(size.split(" × ").map(parseFloat));
        if (end) sizes.sort((a, b) => order(a) - order(b));
        return [...sizes.slice(0, SHOWN - 1), all];
      }
    }
    return [topicOf("all")];
  }

  return {
    SHOWN, FAMILIES, familyNames, line, namesOf, topics, topicsOf, zoomedSizes, devicesThat, systemOf, versionsOf, sizesFor, sizeAnswer,
    answersFor, newestOfEachScreen, devicesOn, withOthers,
  };
})();
