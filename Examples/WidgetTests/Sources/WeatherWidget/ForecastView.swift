// The view of the layout. Linux has no SwiftUI: there, neither this file nor Previews.swift is compiled.
#if canImport(SwiftUI)
import SwiftUI

/// A heading and some hours.
public struct ForecastView: View {
  /// Makes the view.
  public init() {}

  /// As many hours as fit.
  public var body: some View {
    GeometryReader { geometry in
      if let layout = ForecastLayout(width: geometry.size.width, height: geometry.size.height) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Cupertino").font(.headline).frame(height: ForecastLayout.headingHeight)
          HStack(spacing: layout.spacing) {
            ForEach(0..<layout.hours, id: \.self) { hour in
              VStack {
                Text("\(hour)")
                Image(systemName: "sun.max")
                Text("20°")
              }
              .frame(width: ForecastLayout.hour.width, height: ForecastLayout.hour.height)
            }
          }
        }
        .padding(ForecastLayout.margin)
      }
    }
  }
}
#endif
