// The npm package as a project uses it, for `node --test`. Tests/dist runs it beside an installed package.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import * as widgetsize from "widgetsize-data";

const { size, sizes, devices, sources, UnknownName, UnknownSize } = widgetsize;

test("answers for a device, a family and a version", () => {
  const medium = size("iPhone 16 Pro", "medium", { os: 27 });
  assert.equal(medium.id, "widgetkit.ios27.402x874@3.systemMedium.icons-small");
  assert.deepEqual([medium.width.value, medium.height.value], [349.6667, 164.3333]);
  assert.deepEqual([medium.width.pixels, medium.height.pixels], [1049, 493]);
  assert.ok(medium.width.sources.every((source) => sources()[source].title));
});

test("reads names as people write them", () => {
  const { id } = size("iPhone 16 Pro", "systemMedium", { os: 18 });
  for (const name of ["iphone16pro", " IPHONE  16 PRO", "iPhone17,1", "16 Pro", "402x874", "402 × 874@3"]) {
    assert.equal(size(name, "Medium", { os: "iOS 18.2" }).id, id, name);
  }
  assert.equal(size("iPhone 7+", "small").screenClass, "414x736@3");
  assert.equal(size("iphone 7", "small").screenClass, "375x667@2");
  assert.equal(size("Vision Pro", "small").platform, "visionOS");
});

test("takes variants and Display Zoom", () => {
  assert.equal(size("iPhone 16 Pro", "small", { os: 18, variant: "icons-large" }).variant, "icons-large");
  assert.equal(size("iPhone 15", "small", { os: 17, zoom: "larger" }).zoom, "larger");
  assert.equal(size("iPad mini", "medium").variant, "canvas");
});

test("suggests the nearest of an unknown name", () => {
  const fails = (call, message) => assert.throws(call, (error) => error instanceof UnknownName && message.test(error.message));
  fails(() => size("iPhone 16 Prp", "medium"), /unknown device 'iPhone 16 Prp'; did you mean 'iPhone 16 Pro'\?/);
  fails(() => size("iPhone 16 Pro", "mediun"), /unknown family 'mediun'; did you mean 'medium'\?/);
  fails(() => size("iPhone 16 Pro", "lock screen"), /ambiguous; did you mean accessoryCircular/);
  fails(() => size("iPhone 16 Pro", "medium", { variant: "big" }), /unknown variant 'big'; expected one of icons-small/);
  fails(() => size("iPhone 16 Pro", "medium", { os: "old" }), /'old' is no version/);
  fails(() => size("", "medium"), /unknown device ''$/);
});

test("says what is known instead of a size that is not", () => {
  const fails = (call, message) => assert.throws(call, (error) => error instanceof UnknownSize && message.test(error.message));
  fails(() => size("iPhone 6s", "medium", { os: 18 }), /known for iPhone 6s on version 18; known on 15, 14$/);
  fails(() => size("iPhone 4s", "small"), /no size of systemSmall is known for iPhone 4s$/);
  fails(() => size("iPhone 16 Pro", "carPlay"), /variants: test-240x78/);
});

test("gives copies, which callers may change", () => {
  sizes()[0].family = "mine";
  devices()[0].aliases.push("mine");
  size("iPhone 16 Pro", "medium").width.value = 0;
  assert.notEqual(sizes()[0].family, "mine");
  assert.ok(!devices()[0].aliases.includes("mine"));
  assert.notEqual(size("iPhone 16 Pro", "medium").width.value, 0);
});

test("can be required, without files that are not exported", () => {
  const require = createRequire(import.meta.url);
  assert.equal(require("widgetsize-data/package.json").version, widgetsize.dataVersion);
  assert.throws(() => require("widgetsize-data/data/sizes.js"), { code: "ERR_PACKAGE_PATH_NOT_EXPORTED" });
});
