/** No device, family, variant or zoom has the name, or several have it. */
export class UnknownName extends Error {
  name = "UnknownName";
}

/** Nobody published the size, and no rule gives it; or the device does not run the version. */
export class UnknownSize extends Error {
  name = "UnknownSize";
}
