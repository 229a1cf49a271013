/// The unit in which the lengths on a screen are counted.
package struct PixelGrain {
  /// A pixel, or 1/300 pt on a platform without screens.
  package let pixel: Points
  /// Whether sizes are rounded to the unit, as they are to pixels.
  let rounds: Bool
}

extension Catalog {
  /// The unit of the lengths on a screen; nil stands for that of platforms without screens.
  package func grain(of screenClass: Key<ScreenClass>?) -> PixelGrain {
    let scale = screenClass.map { screenClasses[$0].scale }
    return PixelGrain(
      pixel: scale.map(Points.pixel) ?? Points(threeHundredths: 1), rounds: scale != nil)
  }
}
