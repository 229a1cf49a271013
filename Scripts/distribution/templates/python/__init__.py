"""Sizes of iOS widgets (WidgetKit and Live Activities) on every device, each with its source.

    >>> import widgetsize
    >>> medium = widgetsize.size("iPhone 16 Pro", "medium", os=27)
    >>> medium.width.value, medium.height.value, medium.width.pixels, medium.width.state
    (349.6667, 164.3333, 1049, 'sourced')
"""

import functools
import json
import re
from dataclasses import dataclass, fields
from pathlib import Path
from typing import NamedTuple

from ._names import key, suggestion

__all__ = ["Device", "Length", "Range", "Size", "Source", "UnknownName", "UnknownSize",
           "devices", "size", "sizes", "sources"]


class UnknownName(ValueError):
    """No device, family, variant or zoom has the name, or several have it."""


class UnknownSize(LookupError):
    """Nobody published the size, and no rule gives it; or the device does not run the version."""


class Range(NamedTuple):
    """The values that the evidence allows, in points."""

    smallest: float
    largest: float


@dataclass(frozen=True)
class Length:
    """One length of a widget, in points."""

    value: float
    #: None if the screen is unknown, as in a car, or the length is not a whole number of pixels.
    pixels: int | None
    #: sourced, disputed or derived.
    state: str
    #: If the evidence allows several values.
    range: Range | None
    #: Keys of `sources()`.
    sources: tuple[str, ...]
    #: The rule that computed the number.
    rule: str | None


@dataclass(frozen=True)
class Size:
    """The sizes of one widget on one screen and version. A quantity that is unknown is None."""

    #: Stable, for example `widgetkit.ios18.393x852@3.systemSmall.icons-small`.
    id: str
    kind: str
    platform: str
    os: str
    #: The same for all devices of a size and scale; None on macOS and visionOS.
    screenClass: str | None
    #: Pixels per point.
    scale: int | None
    #: Display Zoom: standard, larger or more-space.
    zoom: str
    family: str
    variant: str | None
    width: Length | None = None
    height: Length | None = None
    minimumWidth: Length | None = None
    minimumHeight: Length | None = None
    islandWidth: Length | None = None
    cornerRadius: Length | None = None
    #: What the system leaves free on each side of the content.
    margin: Length | None = None


@dataclass(frozen=True)
class Device:
    """A model, with what finds it."""

    id: str
    name: str
    screenClass: str | None
    #: Of a device without a screen class: macOS or visionOS.
    platform: str | None
    #: The major versions that it runs and that have widgets.
    os: tuple[int, ...]
    identifiers: tuple[str, ...]
    aliases: tuple[str, ...]


@dataclass(frozen=True)
class Source:
    """Who published a number."""

    title: str
    url: str | None


def sizes() -> list[Size]:
    """All known sizes."""
    return list(_sizes())


def devices() -> list[Device]:
    """All devices."""
    return list(_devices())


@functools.cache
def sources() -> dict[str, Source]:
    """The sources that sizes name."""
    return {key: Source(**source) for key, source in _data()["sources"].items()}


def size(device: str, family: str, *, os: int | str | None = None, variant: str | None = None,
         zoom: str = "standard") -> Size:
    """The size of a widget on a device.

    `device` is a name in any case and spacing, an identifier (`iPhone17,1`) or a screen (`402x874`); `family` is
    `medium` or `systemMedium`. Without `os` it is the newest version on which the size is known. Without `variant`
    it is the usual one: with app names on iPhones, and what the view is laid out in on iPads.

    Raises UnknownName, with the nearest name, or UnknownSize.
    """
    models, wanted = _models(device), _family(family)
    found = [size for size in _sizes() if size.family == wanted and (size.width or size.height)
             and any(_runs(model, size) for model in models)]
    name = models[0].name
    version = None if os is None else _version(os)
    _choice("zoom", zoom, ["standard", "larger", "more-space"])
    found = [size for size in found if size.zoom == zoom]
    variants = list(dict.fromkeys(size.variant for size in found if size.variant))
    if variant is not None and variants:
        _choice("variant", variant, variants)
        found = [size for size in found if size.variant in (variant, None)]
    # Sizes to test a design with are no sizes of widgets.
    if variant is None:
        found = [size for size in found if not (size.variant or "").startswith("test-")]
    # Versions on which both sides are known, if there are any.
    usual = [size for size in found if size.width and size.height] or found
    if version is None and usual:
        version = max(int(size.os) for size in usual)
    for size in found:
        if int(size.os) == version:
            return size
    versions = sorted({int(size.os) for size in found}, reverse=True)
    place = "" if version is None else f" on version {version}"
    known = f"; known on {', '.join(map(str, versions))}" if versions else ""
    if not versions and variants:
        known = f"; variants: {', '.join(variants)}"
    raise UnknownSize(f"no size of {wanted} is known for {name}{place}{known}")


@functools.cache
def _data():
    return json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8"))


@functools.cache
def _sizes():
    return tuple(_unpacked(_data()["sizes"]))


@functools.cache
def _devices():
    return tuple(Device(**{key: tuple(value) if isinstance(value, list) else value
                           for key, value in device.items()}) for device in _data()["devices"])


def _unpacked(packed):
    """The sizes that rows stand for."""
    quantities = [field.name for field in fields(Size)][9:]
    for release, screen, widget, *lengths in packed["rows"]:
        kind, platform, os = packed["releases"][release]
        screen, scale = packed["screens"][screen]
        family, variant, zoom = packed["widgets"][widget]
        parts = [kind, platform.lower() + os, screen, family, variant, zoom if zoom != "standard" else None]
        # No source says how many pixels a point has in a car.
        own_scale = None if family == "carPlay" else scale
        yield Size(
            ".".join(part for part in parts if part), kind, platform, os, screen, scale, zoom, family, variant,
            **{name: _length(packed["lengths"][length], own_scale)
               for name, length in zip(quantities, lengths) if length >= 0})


def _length(packed, scale):
    value, state, sources, rule, *ends = packed
    pixels = round(value * scale) if scale else None
    # A third of a point is written with four decimals.
    if pixels is not None and abs(value * scale - pixels) > 0.001:
        pixels = None
    return Length(value, pixels, state, Range(*ends) if ends else None, tuple(sources), rule)


def _plain(size):
    """A size as the program writes it as JSON."""
    plain = {}
    for field in fields(size):
        value = getattr(size, field.name)
        if isinstance(value, Length):
            value = {**vars(value), "sources": list(value.sources),
                     "range": value.range and value.range._asdict()}
        elif field.name in [field.name for field in fields(Size)][9:]:
            continue
        plain[field.name] = value
    return plain


def _runs(model, size):
    return (model.screenClass == size.screenClass and model.platform in (None, size.platform)
            and int(size.os) in model.os)


@functools.cache
def _device_names():
    """The models by the keys of their names, and all names."""
    found, names = {}, []
    for device in _devices():
        for name in (device.name, *device.identifiers, *device.aliases):
            found.setdefault(key(name), {})[device.id] = device
            names.append(name)
    by_name = {device.name: device for device in _devices()}
    for name, models in _data()["bareNames"].items():
        found[key(name)] = {by_name[model].id: by_name[model] for model in models}
        names.append(name)
    return found, names


def _models(text):
    found, names = _device_names()
    for name, screen in _data()["screenNames"].items():
        names = [*names, name]
        text = screen if key(name) == key(text) else text
    screen = re.fullmatch(r"\s*(\d+)\s*[x×]\s*(\d+)(@\d)?\s*", text)
    if screen:
        name = f"{screen[1]}x{screen[2]}{screen[3] or '@'}"
        models = [device for device in _devices() if (device.screenClass or "").startswith(name)]
    else:
        models = list(found.get(key(text), {}).values())
        # A name of two models is that of the one that is called so: iPhone 7, and not the Plus.
        if len(models) > 1:
            models = [model for model in models if key(model.name) in (key(text), f"iphone{key(text)}")] or models
    if not models:
        raise UnknownName(f"unknown device '{text}'{suggestion(text, names)}")
    if not screen and len(models) > 1:
        raise UnknownName(f"'{text}' is ambiguous; did you mean one of {', '.join(model.name for model in models)}?")
    return models


def _family(text):
    families, names = _data()["families"], _data()["familyNames"]
    if re.fullmatch(r"lock[\s_-]+screen|lock", text.strip().lower()):
        raise UnknownName(f"'{text}' is ambiguous; did you mean accessoryCircular, accessoryRectangular, "
                          "accessoryInline or, of Live Activities, lockScreen?")
    for name, family in [*((family, family) for family in families), *names.items()]:
        if key(name) == key(text):
            return family
    raise UnknownName(f"unknown family '{text}'{suggestion(text, [*families, *names])}")


def _version(text):
    found = re.fullmatch(r"[A-Za-z ]*(\d+)(\.\d+)*", str(text).strip())
    if not found:
        raise UnknownName(f"'{text}' is no version; expected one such as 27 or 'iOS 18'")
    return int(found[1])


def _choice(what, text, choices):
    if text not in choices:
        raise UnknownName(f"unknown {what} '{text}'; expected one of {', '.join(choices)}")
