import names from "./data/names.js";
import { devices } from "./devices.js";
import { UnknownName, UnknownSize } from "./errors.js";
import { key, suggestion } from "./names.js";
import { sizes } from "./sizes.js";

/** The size of a widget on a device. */
export function size(device, family, { os = null, variant = null, zoom = "standard" } = {}) {
  const models = modelsNamed(device);
  const wanted = familyNamed(family);
  let version = os === null ? null : versionNamed(os);
  choice("zoom", zoom, ["standard", "larger", "more-space"]);
  let found = sizes().filter((size) =>
    size.family === wanted && size.zoom === zoom && (size.width || size.height) &&
    models.some((model) => runs(model, size)));
  const variants = [...new Set(found.map((size) => size.variant).filter((name) => name))];
  if (variant !== null && variants.length) {
    choice("variant", variant, variants);
    found = found.filter((size) => size.variant === variant || size.variant === null);
  }
  // Sizes to test a design with are no sizes of widgets.
  if (variant === null) found = found.filter((size) => !size.variant?.startsWith("test-"));
  // Versions on which both sides are known, if there are any.
  const whole = found.filter((size) => size.width && size.height);
  version ??= Math.max(...(whole.length ? whole : found).map((size) => Number(size.os)));
  const answer = found.find((size) => Number(size.os) === version);
  if (answer) return answer;
  const versions = [...new Set(found.map((size) => Number(size.os)))].sort((left, right) => right - left);
  throw new UnknownSize(
    `no size of ${wanted} is known for ${models[0].name}` + (os === null ? "" : ` on version ${version}`) +
    (versions.length ? `; known on ${versions.join(", ")}` : variants.length ? `; variants: ${variants.join(", ")}` : ""));
}

function runs(model, size) {
  return model.screenClass === size.screenClass && (model.platform ?? size.platform) === size.platform &&
    model.os.includes(Number(size.os));
}

function modelsNamed(text) {
  const all = devices();
  const wanted = key(text);
  const named = Object.entries(names.screenNames).find(([name]) => key(name) === wanted);
  const screen = /^\s*(\d+)\s*[x×]\s*(\d+)(@\d)?\s*$/.exec(named ? named[1] : text);
  const bare = Object.entries(names.bareNames).find(([name]) => key(name) === wanted);
  let models;
  if (screen) {
    const start = `${screen[1]}x${screen[2]}${screen[3] ?? "@"}`;
    models = all.filter((device) => device.screenClass?.startsWith(start));
  } else if (bare) {
    models = bare[1].map((name) => all.find((device) => device.name === name));
  } else {
    models = all.filter((device) => namesOf(device).some((name) => key(name) === wanted));
    // A name of two models is that of the one that is called so: iPhone 7, and not the Plus.
    const called = models.filter((model) => [wanted, `iphone${wanted}`].includes(key(model.name)));
    if (called.length) models = called;
  }
  if (!models.length) {
    const known = [...all.flatMap(namesOf), ...Object.keys(names.bareNames), ...Object.keys(names.screenNames)];
    throw new UnknownName(`unknown device '${text}'${suggestion(text, known)}`);
  }
  if (!screen && models.length > 1) {
    const list = models.map((model) => model.name).join(", ");
    throw new UnknownName(`'${text}' is ambiguous; did you mean one of ${list}?`);
  }
  return models;
}

function namesOf(device) {
  return [device.name, ...device.identifiers, ...device.aliases];
}

function familyNamed(text) {
  if (/^(lock[\s_-]+screen|lock)$/i.test(text.trim())) {
    throw new UnknownName(
      `'${text}' is ambiguous; did you mean accessoryCircular, accessoryRectangular, accessoryInline or, of Live ` +
      "Activities, lockScreen?");
  }
  const families = Object.keys(names.families);
  const known = [...families.map((family) => [family, family]), ...Object.entries(names.familyNames)];
  const found = known.find(([name]) => key(name) === key(text));
  if (found) return found[1];
  throw new UnknownName(`unknown family '${text}'${suggestion(text, known.map(([name]) => name))}`);
}

function versionNamed(text) {
  const found = /^[A-Za-z ]*(\d+)(\.\d+)*$/.exec(String(text).trim());
  if (found) return Number(found[1]);
  throw new UnknownName(`'${text}' is no version; expected one such as 27 or 'iOS 18'`);
}

function choice(what, text, choices) {
  if (!choices.includes(text)) {
    throw new UnknownName(`unknown ${what} '${text}'; expected one of ${choices.join(", ")}`);
  }
}
