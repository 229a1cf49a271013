// The lists of choices of the pages about one widget on many devices: a family on all devices of a kind that
// run a version or a later one, in one setting or in all. The address has the choice:
// `#kind=phone&family=systemMedium&os=17&setting=all`, of one device `#device=iphone-15&…`.
"use strict";

// `changed` runs after each choice. The result has no kinds if no device has widgets.
function widgetChoice(changed) {
  const { devices, deviceOfPage } = widgetSizes;
  const { families, screens, variants } = catalog;
  const kinds = data.kinds.filter(({ idiom }) => versionsOf(idiom).length > 0);
  if (kinds.length === 0) return { kinds, labels: [], isIn: () => false };

  // MARK: What can be chosen

  function sizesOf(idiom) {
    return screens.filter((screen) => screen.idiom === idiom).flatMap(({ sizes }) => sizes);
  }

  // The versions with WidgetKit that devices of a kind run, or that one device runs, the newest first.
  function versionsOf(idiom, device) {
    return device ? widgetSizes.versionsOf(device) : descending(sizesOf(idiom).flatMap(({ versions }) => versions));
  }

  function familiesOf(idiom) {
    const used = new Set(sizesOf(idiom).map(({ family }) => family));
    return families.filter((_, number) => used.has(number));
  }

  // The variants that a family has on a kind of device; none where it has one size only.
  function variantsOf(idiom, family) {
    const used = new Set(sizesOf(idiom).filter((size) => size.family === family).map(({ variant }) => variant));
    used.delete(0);
    return [...used].sort((a, b) => a - b);
  }

  // A choice that exists, whatever was asked for.
  /** @param {Object<string, any>} fields */
  function choiceOf({ kind, device: page, family, os, setting }) {
    const asked = deviceOfPage.get(page ?? kind);
    const device = asked?.screen.idiom && widgetSizes.versionsOf(asked).length > 0 ? asked : undefined;
    // A family without a kind means the first that has it.
    const chosen = kinds.find(({ idiom }) => idiom === (device?.screen.idiom ?? kind))
      ?? kinds.find(({ idiom }) => familiesOf(idiom).some(({ id }) => id === family)) ?? kinds[0];
    const { idiom } = chosen;
    const possible = familiesOf(idiom).map(({ id }) => id);
    const id = [family, chosen.family].find((name) => possible.includes(name)) ?? possible[0];
    const number = families.findIndex((one) => one.id === id);
    const versions = versionsOf(idiom, device);
    const first = versions.includes(Number(os)) ? Number(os) : versions.slice(0, 4).at(-1);
    const variant = variants.indexOf(setting ?? "");
    return { kind: chosen, idiom, device, family: number, first,
      variant: variantsOf(idiom, number).includes(variant) ? variant : undefined };
  }

  let choice = choiceOf({ kind: data.choice?.idiom, family: data.choice?.family, os: data.choice?.os });

  // MARK: The choices

  const choosers = {
    family: chooser("Widget", []),
    kind: chooser("Devices", [...kinds.map(({ idiom, name }) => new Option(`All ${name}`, idiom)),
      ...deviceGroups(kinds, devices.filter((device) => widgetSizes.versionsOf(device).length > 0))]),
    os: chooser("Version", []),
    setting: chooser("Setting", []),
  };

  for (const { select } of Object.values(choosers)) {
    select.addEventListener("change", () => {
      choice = choiceOf(Object.fromEntries(Object.entries(choosers).map(([name, one]) => [name, one.select.value])));
      showChoices();
      changed();
    });
  }

  function showChoices() {
    const { kind: { platform }, idiom, device, family, first, variant } = choice;
    const { family: widget, kind, os, setting } = choosers;
    kind.select.value = device?.page ?? idiom;
    setOptions(widget, familiesOf(idiom).map(({ id, name }) => [id, capitalized(name)]), families[family].id);
    setOptions(os, versionsOf(idiom, device).map((version, place) =>
      [version, `${platform} ${version}${place === 0 ? "" : " or later"}`]), first);
    const all = variantsOf(idiom, family);
    setting.label.hidden = all.length === 0;
    setOptions(setting, [["", all.length === 2 ? "Both" : "All"],
      ...all.map((number) => [variants[number], settingName(number)])], variants[variant ?? 0]);
  }

  // MARK: The address

  // Whether an address has anything of a choice.
  function isIn(parameters) {
    return ["device", ...Object.keys(choosers)].some((name) => parameters.has(name));
  }

  function read(parameters) {
    choice = choiceOf(Object.fromEntries(parameters));
    showChoices();
  }

  function parameters() {
    const { idiom, device, family, first, variant } = choice;
    const setting = variant === undefined ? "all" : variants[variant];
    return `${device ? `device=${device.page}` : `kind=${idiom}`}&family=${families[family].id}&os=${first}&setting=${setting}`;
  }

  // MARK: In words

  function settingName(variant) {
    return variant === 0 ? "" : data.variants[variants[variant]];
  }

  // `medium widget of all iPhones that run iOS 17 or later`
  function phrase() {
    const { kind: { name, platform, idiom }, device, family, first, variant } = choice;
    const later = first === versionsOf(idiom, device)[0] ? "" : " or later";
    const setting = variant === undefined ? "" : `, ${uncapitalized(settingName(variant))}`;
    const subject = device ? `${device.name} with` : `all ${name} that run`;
    return `${families[family].name} widget of ${subject} ${platform} ${first}${later}${setting}`;
  }

  function versionsIn({ versions }) {
    const { platform, idiom } = choice.kind;
    return `${platform} ${versionsText(versions, versionsOf(idiom))}`;
  }

  showChoices();
  return {
    kinds, labels: Object.values(choosers).map(({ label }) => label), current: () => choice, isIn, read, parameters,
    settingName, phrase, versionsIn,
  };
}
