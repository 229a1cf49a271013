export { devices } from "./devices.js";
export { commit, dataVersion, version } from "./release.js";
export { size } from "./size.js";
export { sizes } from "./sizes.js";
export { sources } from "./sources.js";
export { UnknownName, UnknownSize } from "./errors.js";
