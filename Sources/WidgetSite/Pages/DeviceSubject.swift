internal import Documents
internal import WidgetSizing
internal import Wording

/// What a page of devices is about: a model, or all Macs or Vision Pros, whose sizes do not depend on the
/// model.
struct DeviceSubject: Sendable {
  let place: SitePlace
  let name: String
  /// The model; nil of a whole platform.
  let key: Key<Device>?
  /// Nil if no source states its size.
  let screen: Screen?
  /// The sizes of its widgets.
  let sizes: DeviceSizes
}

extension SiteContext {
  /// A model.
  func subject(_ key: Key<Device>) -> DeviceSubject {
    let device = catalog.devices[key]
    return subject(
      .device(key), device.name, key, device.screenClass.map { catalog.widgetScreen(of: $0) })
  }

  /// A platform whose sizes do not depend on the screen.
  func subject(_ platform: Platform) -> DeviceSubject {
    subject(
      .platform(platform), platform.deviceName, nil, Screen(platform: platform, screenClass: nil))
  }

  private func subject(
    _ place: SitePlace, _ name: String, _ key: Key<Device>?, _ screen: Screen?
  ) -> DeviceSubject {
    DeviceSubject(
      place: place, name: name, key: key, screen: screen,
      sizes: sizes[place]
        ?? DeviceSizes(
          screen.map { allWidgetGroups(on: $0) } ?? [], of: key,
          key.flatMap { _ in screen?.platform.idiom },
          in: catalog))
  }

  /// The platforms with a page of their own, beside those of models.
  var platformsWithPage: [Platform] {
    widgetScreens.filter { $0.screenClass == nil }.map(\.platform)
  }

  /// The page with all sizes of a screen: that of its newest model, or of its platform. Nil if it has no model.
  func page(of screen: Screen) -> SitePlace? {
    guard screen.screenClass != nil else { return .platform(screen.platform) }
    return models(of: screen).first.map(SitePlace.device)
  }
}
