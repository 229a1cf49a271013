extension ImageWriter {
  mutating func screenReading(_ reading: ScreenReading) {
    integer(reading.device.index)
    integer(reading.source.index)
    integer(reading.size.width.threeHundredths)
    integer(reading.size.height.threeHundredths)
    optionalString(reading.note)
  }
}

extension ImageReader {
  mutating func screenReading() -> ScreenReading {
    ScreenReading(
      device: Key(index: integer()), source: Key(index: integer()),
      size: ScreenSize(width: points(), height: points()), note: optionalString())
  }
}
