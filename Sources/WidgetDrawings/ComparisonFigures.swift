package import Documents
package import WidgetSizing

// The drawings of sizes over each other, for pages that set captions of their own.
extension Figures {
  /// The outlines of two or three subjects over each other, of the families that all have; nil if there
  /// is none. A subject has the answers of one setting.
  package static func overlay(
    _ subjects: [(name: String, answers: [CellEvidence])], _ radii: CornerRadii? = nil,
    in catalog: Catalog
  ) -> Drawing? {
    OverlayDrawing(
      subjects.map { subject in
        OverlayDrawing.Subject(
          name: subject.name,
          widgets: subject.answers.compactMap { DrawnWidget($0, radii, in: catalog) })
      })?.drawing
  }
}
