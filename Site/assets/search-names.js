// Which devices a text names.
"use strict";

const deviceNames = (() => {
  // How many devices are found.
  const MOST = 7;
  // The name that the system gives a model: `iPhone17,1`.
  const IDENTIFIER = /^\p{L}+\d+,\d+$/u;
  const { index, screens, lines, deviceAt } = catalog;
  const diagonals = lazy(() => index.diagonals.split("\n"));
  // The folded names of the devices: the whole names, its own first, and the words of its own.
  const foldedNames = lazy(() => lines().map((line, number) => foldNames(line, diagonals()[number])));

  function foldNames(line, diagonal) {
    const [name, , screen, , ...others] = line.split("|");
    const aliases = others.filter((other) => !IDENTIFIER.test(other));
    return {
      // `16 Pro` is an iPhone.
      names: [name, name.replace(/^\S+ /, ""), ...aliases].map(folded),
      words: spaced(name),
      // `phone 16` means an iPhone.
      split: spaced(name.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")),
      aliases: aliases.map(spaced).join("|"),
      identifiers: others.filter((other) => IDENTIFIER.test(other)).map(folded),
      // A class has the name of its diagonal, if people call it so.
      diagonal: diagonal || (/^([\d.]+)-inch/.exec(screens[screen]?.name)?.[1] ?? ""),
    };
  }

  // `ninth` is `9th`.
  const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
  const wordsOf = (text) => text.split(/[\s()-]+/).map(folded).filter((word) => word !== "")
    .map((word) => (word === "gen" ? "generation"
      : ORDINALS.includes(word) ? `${ORDINALS.indexOf(word) + 1}${word.slice(-2)}` : word));
  // The words with a blank before and after each.
  const spaced = (text) => ` ${wordsOf(text).join(" ")} `;

  // What a text asks for.
  function question(text) {
    // `8 inch` is a diagonal, and no 8th generation.
    const words = spaced(text).match(/[\d.]+ inch|\S+/g);
    // `iphone 3` is no iPhone SE (3rd generation), and `iphone 20` no iPhone SE 2020.
    const isBare = words.some((word) => word.endsWith("phone")) && words.every((word) => /phone$|^\d/.test(word));
    return {
      whole: folded(text),
      words,
      isBare,
      beginnings: words.map((word, place) => beginning(word, place === words.length - 1, isBare)),
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
  function rank({ names, words, split, aliases, identifiers, diagonal }, asked) {
    const { identifier, beginnings, joined, isBare } = asked;
    if (identifier !== undefined) {
      if (identifiers.includes(identifier)) return 0;
      return identifiers.some((name) => name.startsWith(identifier)) ? 1 : undefined;
    }
    if (names.includes(asked.whole)) return 0;
    if (words.includes(` ${asked.words.join(" ")} `)) return 1;
    // `applewatchse` is no Series.
    if (asked.words.every((word) => words.includes(` ${word} `)) || new RegExp(`${joined.source} `, "u").test(words)) return 2;
    if (beginnings.every((word) => word.test(words))) return 3;
    if (joined.test(words)) return 4;
    const isOther = (word) => word.test(split) || (!isBare && word.test(aliases));
    const isMeant = (...inches) => beginnings.every((word, place) =>
      word.test(words) || isOther(word) || inches.includes(asked.words[place]));
    if (isMeant(diagonal, `${diagonal} inch`) || isOther(joined)) return 5;
    // `8 inch` is 8.3 inches where nothing has 8.
    return isMeant(`${parseInt(diagonal, 10)} inch`) ? 6 : undefined;
  }

  // The words of a name that later models share: `ipad pro` of `iPad Pro 11-inch (M4)`.
  const lineOf = (number) => lines()[number].split(/[|(]/)[0].toLowerCase().split(" ")
    .filter((word) => word !== "" && !/^\d/.test(word)).join(" ");

  // Devices with the newest of a line first, if the line has the name of its first model: `iPad mini`.
  function newestOfLine(found, exact, text) {
    if (exact === undefined || /\d/.test(text)) return found;
    const isOfLine = (number) => lineOf(number) === lineOf(exact);
    return [...found.filter(isOfLine).sort((a, b) => a - b), ...found.filter((number) => !isOfLine(number))];
  }

  // The devices that a text names, the best matches first and of equal ones the newest.
  function find(text) {
    if (folded(text) === "") return [];
    const asked = question(text);
    const ranks = [[], [], [], [], [], [], []];
    foldedNames().forEach((names, number) => ranks[rank(names, asked)]?.push(number));
    // Other names and the diagonal count where no name does.
    const named = ranks.slice(0, 5).flat();
    const best = [named, ranks[5], ranks[6]].find((some) => some.length > 0) ?? [];
    const found = newestOfLine(best, ranks[0][0], text).slice(0, MOST).map(deviceAt);
    if (found.length > 0 && (ranks[0].length > 0 || ranks[1].length === 1)) found[0].isExact = true;
    if (found.length > 0 || !/\p{L}{2}[\d.,]+\s*$/u.test(text)) return found;
    // `watch4` means `watch 4` if no name has it as one word.
    return find(text.replace(/(\p{L}{2})(?=[\d.,]+\s*$)/u, "$1 "));
  }

  // The words of all names.
  const words = () => foldedNames().flatMap((names) => names.words.trim().split(" "));

  return { find, words, wordsOf, spaced };
})();
