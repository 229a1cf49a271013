/** How a number is known. */
export type State = "sourced" | "disputed" | "derived";

/** One length of a widget. */
export interface Length {
  /** Points. */
  value: number;
  /** Pixels; null if the screen is unknown or the length is not a whole number of pixels. */
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
  system: "widgetkit" | "activity";
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
  screenClass: string;
  /** For example `iPhone17,1`. */
  identifiers: string[];
  aliases: string[];
}

export interface Source {
  title: string;
  url: string | null;
}

/** The version of the program that computed the sizes. */
export const version: string;
export const dataVersion: string;
export const commit: string;
export const devices: Device[];
export const sizes: Size[];
export const sources: Record<string, Source>;
