// Whether content fits widgets and Live Activities: the same as `widgetsize fit`. The address has what is entered:
// `#rows=5&row=44&header=0&footer=0&spacing=0&most=&kind=phone&family=systemMedium&os=17&setting=all`,
// `#style=size&width=150&height=60&kind=…`.
"use strict";

(() => {
  // What can be entered for a kind of content: name, label, what it is at first, the least and the most.
  const LENGTH = [0, 10000], COUNT = [1, 1000];
  const FIELDS = [
    ["rows", "rows", "Rows", 3, ...COUNT],
    ["rows", "row", "Row height", 44, 1, 10000],
    ["rows", "header", "Header", 0, ...LENGTH],
    ["rows", "footer", "Footer", 0, ...LENGTH],
    ["rows", "spacing", "Spacing", 0, ...LENGTH],
    ["rows", "most", "Most rows", "", ...COUNT],
    ["size", "width", "Width", "", 0.01, 10000],
    ["size", "height", "Height", "", 0.01, 10000],
    ["image", "pixelWidth", "Width in pixels", "", 1, 1000000],
    ["image", "pixelHeight", "Height in pixels", "", 1, 1000000],
  ];
  const ADJECTIVES = { width: "wide", height: "high" };
  // How many devices of a place are named.
  const SHOWN = 6;

  // MARK: The form

  const chosen = widgetChoice(() => change());
  if (chosen.kinds.length === 0) return;
  const system = chooser("Kind", [new Option("Widgets", "widgets"), new Option("Live Activities", "activity")]);
  const field = (words, control) => make("label", {}, make("span", {}, words), control);
  const inputs = FIELDS.map(([, name, label, defaultValue, min, max]) => field(label, make("input",
    { type: "number", name, defaultValue, min, max, step: max === 10000 ? "any" : 1, required: defaultValue !== "" })));
  const styles = make("select", { name: "style" }, new Option("Rows of a height", ""),
    ...Object.keys(data.lineHeights.phone).map((name) => new Option(`Lines of ${name}`, name)),
    new Option("A size", "size"), new Option("An image", "image"));
  const sizes = make("select", { name: "text" }, ...data.textSizes.map((size, place) =>
    new Option(data.textSizeNames[place], size, size === "l", size === "l")));
  const form = make("form", { className: "content", ariaLabel: "Content" }, field("Content", styles), ...inputs,
    field("Text size", sizes));
  const answer = make("p");
  const status = make("p", { role: "status" });
  const result = make("div", { className: "result" });
  const showWords = choiceForm(form);
  document.querySelector("main .chosen").before(make("div", { className: "choice" }, system.label, ...chosen.labels));
  const overview = document.querySelector("main .overview");
  overview.hidden = location.hash.includes("=");
  overview.before(make("div", { className: "answers" }, answer, status));
  overview.after(result);

  const kind = () => system.select.value;
  const isOfText = () => Object.hasOwn(data.lineHeights.phone, styles.value);
  const contentKind = () => (isOfText() ? "rows" : styles.value || "rows");
  // What is entered in a field: undefined if nothing is.
  const number = (name) => (form.elements[name].value ? Number(form.elements[name].value) : undefined);
  const length = (name) => Math.round(number(name) * 300);

  // Shows the fields that the content has. An image is of a widget, and the width of an activity depends on its phone.
  function showFields() {
    [...styles].at(-1).disabled = kind() !== "widgets";
    if (styles.selectedOptions[0].disabled) styles.value = "";
    const set = (control, isShown) => {
      control.disabled = !isShown;
      control.parentElement.hidden = !isShown;
    };
    for (const [of, name] of FIELDS) {
      set(form.elements[name], of === contentKind() && !(name === "row" && isOfText()) && !(name === "width" && kind() === "activity"));
    }
    set(sizes, isOfText());
    for (const label of chosen.labels) label.classList.toggle("unused", kind() !== "widgets");
  }

  // MARK: The address

  function writeAddress() {
    const fields = new URLSearchParams(/** @type {any} */ (new FormData(form)));
    if (styles.value === "") fields.delete("style");
    setAddress(`${fields}${kinds[kind()].address()}`);
  }

  // What the address does not have, or no control has, is as it was at first.
  function readAddress() {
    form.reset();
    const asked = new URLSearchParams(location.hash.slice(1));
    system.select.value = asked.get("kind") === "activity" ? "activity" : "widgets";
    if (kind() === "widgets") chosen.read(asked);
    for (const [name, text] of asked) {
      const control = form.elements.namedItem(name);
      if (control) control.value = control.options ? (optionNamed(text, control) ?? control.selectedOptions[0]).value : text;
    }
    showFields();
    show();
  }

  // MARK: The places where content is judged

  // Things with the same key together, in the order of the first of each.
  const groupsOf = (all, keyOf) => [...Map.groupBy(all, (one) => JSON.stringify(keyOf(one))).values()];

  // Widgets with different rooms are separate: the margin depends on the version.
  function widgetLines() {
    return groupsOf(widgetCases.cases(chosen.current()), (one) => content.roomOf(one) ?? {}).flatMap((all) =>
      widgetCases.places(all).map((place) => ({
        heading: deviceLinks(place.devices),
        cells: [["Devices"], ["Versions", chosen.versionsIn(place)], ["Setting", chosen.settingName(place.variant)]],
        room: { heights: [], areas: [], mark: "", ...content.roomOf(all[0]), width: place.size.counts[0] },
        idiom: place.size.screen.idiom, count: place.versions.length,
      })));
  }

  // The places where a Live Activity appears, each on the newest version of which its height is known.
  function activityLines() {
    return groupsOf(content.activities, ({ name, room, screen }) => [name, room.heights, room.mark, screen.idiom]).map((all) => {
      const [{ name, room, screen: { idiom, platform } }] = all;
      const devices = [...new Set(all.flatMap(({ screen, os }) => widgetCases.devicesRunning(screen, [os])))];
      const settings = new Set(all.map(({ variant }) => chosen.settingName(Number(variant))));
      return {
        place: capitalized(name), heading: [capitalized(name)], room, idiom, count: all.length,
        cells: [["Place"], ["Devices", ...deviceLinks(devices.slice(0, SHOWN)), devices.length > SHOWN ? `, ${devices.length - SHOWN} more` : ""],
          ["Versions", `${platform} ${descending(all.map(({ os }) => os)).join(", ")}`], ["Setting", listed([...settings])]],
      };
    });
  }

  // MARK: Judging

  // The content in rows on a kind of device, in counts of 1/300 point; undefined if no source has its line height.
  function entered(idiom) {
    const row = isOfText() ? data.lineHeights[idiom]?.[styles.value]?.[sizes.selectedIndex] : length("row");
    return row ? content.layout({
      row, rows: number("rows"), header: length("header"), footer: length("footer"), spacing: length("spacing"), most: number("most"),
    }) : undefined;
  }

  // The image; one side alone is that of a square, and without any the shape is a square.
  const image = () => ["Width", "Height"].map((side) => number(`pixel${side}`) ?? number("pixelWidth") ?? number("pixelHeight") ?? 1);
  const pair = (sides) => sides.join(" × ");
  // The names of the sides that are asked for.
  const sides = () => ["width", "height"].filter((name) => number(name) !== undefined && !form.elements[name].disabled);

  // For each kind of content: what is said of it where all of it is seen and where not, what is unknown elsewhere, what
  // becomes of it in a place, and the answer if it does not fit everywhere. A judgement has the cells of its line, whether something is
  // missing, and numbers that order lines, the worst first; undefined means unknown.
  const judges = {
    rows: {
      words: () => [`The content, ${points(entered(chosenIdiom()).height)} points high,`, "fits", "is cut off"],
      unknown: "height",
      judge({ room: { heights, mark, margin }, idiom }) {
        const laidOut = entered(idiom);
        const found = laidOut && content.verdict(laidOut, heights, margin);
        if (!found) return undefined;
        const { rows: [few, many], cutOff, height } = found;
        const asked = content.rowsSeen(laidOut, laidOut.height);
        return { isCut: cutOff > 0, order: [few, -cutOff, height], asked, cells: [
          ["Height", span("pt", points(height)), " ", ...(mark ? [chip(mark)] : [])],
          ...(kind() === "widgets" ? [["Margins", margin >= 0 ? points(margin) : "unknown"]] : []),
          ["Rows seen", span("pt", `${few === many ? few : `${few} to ${many}`} of ${asked}`)],
          ["Cut off", cutOff > 0 ? span("pt", points(cutOff)) : "nothing"]] };
      },
      answer: ([{ found: { order: [least], asked } }]) =>
        [`${least} of ${asked} ${isOfText() ? "lines" : "rows"}`, "At least these are seen in every known"],
    },
    size: {
      words: () => ["The content", "fits", "is cut off"],
      unknown: "size",
      judge({ room: { width, heights: [height], margin } }) {
        const found = content.excesses(sides().map((name) => [length(name), { width, height }[name]]), margin);
        const most = Math.max(0, ...found.map(({ excess = 0 }) => excess));
        if (most === 0 && found.some(({ excess }) => excess === undefined)) return undefined;
        return { isCut: most > 0, found, order: [-most], cells: sides().flatMap((name, place) => [
          [`Usable ${name}`, span("pt", lengthText(found[place].room))],
          [`Too ${ADJECTIVES[name]} by`, found[place].excess ? span("pt", points(found[place].excess)) : "–"]]) };
      },
      answer: ([{ found: { found } }]) => {
        const parts = sides().flatMap((name, place) =>
          (found[place].excess ? [`too ${ADJECTIVES[name]} by ${points(found[place].excess)}`] : []));
        return [capitalized(parts.join(", ")), "The worst of all known"];
      },
    },
    image: {
      words: () => [`An image of ${pair(image())} pixels`, "is accepted", "is not accepted"],
      unknown: "limit",
      judge({ room: { areas } }) {
        if (areas.length === 0) return undefined;
        const [width, height] = image();
        const refused = areas.filter((area) => 100 * width * height > area).length;
        const largest = pair(content.largestImage(image(), areas[0]));
        return { isCut: refused > 0, order: [areas[0]], largest, cells: [["Largest image", span("pt", largest)],
          ["Image", refused === 0 ? "accepted" : refused < areas.length ? "uncertain" : "refused"]] };
      },
      answer: ([{ found: { largest } }]) =>
        [`${largest} pixels`, `The largest ${isOfOwnShape() ? "image of this shape" : "square image"} accepted in every known`],
    },
  };
  const isOfOwnShape = () => image()[0] > 1;
  const chosenIdiom = () => (kind() === "widgets" ? chosen.current().idiom : "phone");

  // For each kind of widget: its name, where content is judged, and what the address has.
  const kinds = {
    widgets: { phrase: () => chosen.phrase(), lines: widgetLines, address: () => `&${chosen.parameters()}` },
    activity: { phrase: () => "Live Activities", lines: activityLines, address: () => "&kind=activity" },
  };

  // MARK: The answer

  // What is wrong with what is entered; undefined if nothing is.
  function fault() {
    if (!form.checkValidity()) return "What is entered is not a number that content can have.";
    if (contentKind() === "size" && sides().length === 0) return "Enter a size.";
    return contentKind() === "rows" && !entered(chosenIdiom()) ? "No source states the height of such a line here." : undefined;
  }

  // What is chosen, in words: `3 rows of 44, medium widget of all iPhones that run iOS 17 or later`.
  function words() {
    const rows = `${number("rows")} ${isOfText() ? `lines of ${styles.value}, ${sizes.value}` : `rows of ${number("row")}`}`;
    const size = sides().map((side) => `${number(side)} ${ADJECTIVES[side]}`).join(", ") || "A size";
    const largest = isOfOwnShape() ? `Image of ${pair(image())} pixels` : "Largest image";
    return `${{ rows, size, image: largest }[contentKind()]}, ${kinds[kind()].phrase()}`;
  }

  function show() {
    showWords(words());
    const wrong = fault();
    answer.replaceChildren();
    result.replaceChildren();
    status.textContent = wrong ?? "";
    if (wrong) return;
    const { judge, words: verdicts, unknown, answer: worst } = judges[contentKind()];
    const all = kinds[kind()].lines();
    const lines = all.map((line) => ({ ...line, found: judge(line) })).filter(({ found }) => found)
      .sort((a, b) => a.found.order.map((one, n) => one - b.found.order[n]).find((one) => one !== 0));
    const cut = lines.filter(({ found }) => found.isCut);
    const count = (some) => some.reduce((sum, line) => sum + line.count, 0);
    const [subject, fits, isCut] = verdicts();
    const [whole, less, open] = [count(lines) - count(cut), count(cut), count(all) - count(lines)];
    status.textContent = `${subject} ${fits} in ${whole} of ${count(all)} cases${less > 0 ? ` and ${isCut} in ${less}` : ""}.`
      + (open > 0 ? ` For ${open} no source has the ${unknown}.` : "");
    answer.replaceChildren(...answerTo(lines, cut, worst));
    const rows = lines.map(({ heading, cells, found }) => {
      const row = make("tr", {}, make("th", { scope: "row" }, ...heading),
        ...[...cells.slice(1), ...found.cells].map(([label, ...parts]) => (parts.join("") ? labelledCell("", label, ...parts) : make("td"))));
      if (found.isCut) row.lastChild.className = "cut";
      return row;
    });
    const heads = lines.slice(0, 1).flatMap(({ cells, found }) => [...cells, ...found.cells]).map(([label]) => label);
    result.replaceChildren(table("stacked sizes", "fit-table", "What is seen of the content, worst first, in points", heads, rows));
  }

  // The verdict and what it is of. A Live Activity is shown in all its places.
  function answerTo(lines, cut, worst) {
    if (kind() === "activity" && lines[0]) {
      const names = (some) => listed([...new Set(some.map(({ place }) => place))]);
      const whole = lines.filter(({ place }) => !cut.some((line) => line.place === place));
      return [span("answer", cut.length === 0 ? "It fits" : `Cut off: ${names(cut)}`),
        make("strong", {}, whole.length === 0 ? "All of it is seen nowhere." : `All of it is seen: ${names(whole)}.`)];
    }
    const isLargest = contentKind() === "image" && !isOfOwnShape();
    const [big, start] = lines.length === 0 ? ["?", "Nothing is known of the"]
      : cut.length === 0 && !isLargest ? ["It fits", "In every known"] : worst(lines);
    return [span("answer", big), make("strong", {}, `${start} ${kinds[kind()].phrase()}.`)];
  }

  function change() {
    showFields();
    writeAddress();
    show();
  }

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", change);
  system.select.addEventListener("change", change);
  followAddress(readAddress, writeAddress);
})();
