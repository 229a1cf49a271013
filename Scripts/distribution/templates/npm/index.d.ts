/** How a number is known. */
export type State = "sourced" | "disputed" | "derived";

/** One length of a widget. */
export interface Length {
  /** Points. */
  value: number;
  /** Pixels; null if the screen is unknown, as in a car, or the length is not a whole number of pixels. */
  pixels: number | null;
  state: State;
  /** The values that the evidence allows, in points, if there are several. */
  range: { smallest: number; largest: number } | null;
  /** Keys of `sources`. */
  sources: string[];
  /** The rule that computed the number. */
  rule: string | null;
}

/** The sizes of one widget on one screen and version. A quantity that is unknown is missing. */
export interface Size {
  /** Stable, for example `widgetkit.ios18.393x852@3.systemSmall.icons-small`. */
  id: string;
  kind: "widgetkit" | "activity";
  platform: "iOS" | "iPadOS" | "watchOS" | "macOS" | "visionOS";
  os: string;
  /** The same for all devices of a size and scale; null on macOS and visionOS. */
  screenClass: string | null;
  /** Pixels per point. */
  scale: number | null;
  /** Display Zoom. */
  zoom: "standard" | "larger" | "more-space";
  family: string;
  variant: string | null;
  width?: Length;
  height?: Length;
  minimumWidth?: Length;
  minimumHeight?: Length;
  islandWidth?: Length;
  cornerRadius?: Length;
  /** What the system leaves free on each side of the content. */
  margin?: Length;
}

export interface Device {
  id: string;
  name: string;
  /** Null for Mac and Apple Vision Pro, whose widgets have one size. */
  screenClass: string | null;
  /** Of a device without a screen class. */
  platform: "macOS" | "visionOS" | null;
  /** The major versions that it runs and that have widgets. */
  os: number[];
  /** For example `iPhone17,1`. */
  identifiers: string[];
  aliases: string[];
}

export interface Source {
  title: string;
  url: string | null;
}

export interface Options {
  /** 27, "27" or "iOS 18.2"; by default the newest version on which the size is known. */
  os?: number | string | null;
  /** By default the usual one: `icons-small` on iPhones, `canvas` on iPads. */
  variant?: string | null;
  zoom?: Size["zoom"];
}

/** No device, family, variant or zoom has the name, or several have it. The message has the nearest name. */
export class UnknownName extends Error {}

/** Nobody published the size, and no rule gives it; or the device does not run the version. */
export class UnknownSize extends Error {}

/**
 * The size of a widget on a device.
 *
 * @param device A name in any case and spacing, an identifier (`iPhone17,1`) or a screen (`402x874`).
 * @param family `medium` or `systemMedium`.
 * @throws UnknownName, UnknownSize
 */
export function size(device: string, family: string, options?: Options): Size;

/** All known sizes. */
export function sizes(): Size[];
/** All devices, with every name and identifier that finds them. */
export function devices(): Device[];
/** The sources that sizes name. */
export function sources(): Record<string, Source>;

/** The version of the program that computed the sizes. */
export const version: string;
export const dataVersion: string;
export const commit: string;
