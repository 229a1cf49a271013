import list from "./data/devices.js";

/** All devices, with every name and identifier that finds them. */
export function devices() {
  return list.map((device) => ({
    ...device, os: [...device.os], identifiers: [...device.identifiers], aliases: [...device.aliases],
  }));
}
