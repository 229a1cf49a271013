/** What names have in common however they are written. */
export function key(text) {
  return text.normalize("NFKC").toLowerCase().replaceAll("+", "plus").replace(/[^\p{L}\p{N}]/gu, "");
}

/** The nearest name, for the end of a message; nothing if none is near. */
export function suggestion(text, names) {
  const wanted = key(text);
  if (!wanted) return "";
  const longer = [...new Set(names)].filter((name) => key(name).startsWith(wanted)).sort();
  if (longer.length) {
    return `; did you mean one of ${longer.slice(0, 5).join(", ")}${longer.length > 5 ? ", …" : ""}?`;
  }
  let nearest = "";
  let least = Math.max(1, Math.floor(wanted.length / 4)) + 1;
  for (const name of names) {
    const between = distance(wanted, key(name));
    if (between < least) [nearest, least] = [name, between];
  }
  return nearest ? `; did you mean '${nearest}'?` : "";
}

/** How many letters differ: added, removed, replaced, or two exchanged. */
function distance(left, right) {
  let before = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isOther = left[row - 1] !== right[column - 1];
      let cost = Math.min(last[column] + 1, line[column - 1] + 1, last[column - 1] + (isOther ? 1 : 0));
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, before[column - 2] + 1);
      }
      line.push(cost);
    }
    [before, last] = [last, line];
  }
  return last[right.length];
}
