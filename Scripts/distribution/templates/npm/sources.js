import list from "./data/sources.js";

/** The sources that sizes name. */
export function sources() {
  return Object.fromEntries(Object.entries(list).map(([id, source]) => [id, { ...source }]));
}
