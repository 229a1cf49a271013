import WidgetSizingData

extension CatalogReadingTests {
  /// Rows about text, with what is wrong in each.
  static let brokenText: [Broken] = [
    Broken(.textSizes, "l,4,large,L,false,17,▸0,22,,,,", "range", "older_line_height_pt '0'"),
    // A number that is huge, or divided by next to nothing, would not fit into an Int.
    Broken(
      .textSizes, "l,4,large,L,false,17,22,▸0.01,,,,", "range", "current_line_height_pt '0.01'"),
    Broken(.textSizes, "l,4,large,L,false,17,▸1001,22,,,,", "range", "'1001' is not a line height"),
    Broken(.textStyles, "▸foot note,1,footnote,,S16", "form", "letters, digits and hyphens"),
    Broken(.textStyles, "footer,1,footer,,▸S99", "reference", "source_id 'S99'"),
    Broken(.lineHeights, "▸tvOS,body,l,22,S16", "enum", "platform 'tvOS'"),
    Broken(.lineHeights, "visionOS,▸bodi,l,22,S16", "enum", "did you mean 'body'?"),
    Broken(.lineHeights, "visionOS,body,▸,22,S16", "required", "text_size is empty"),
    Broken(.lineHeights, "visionOS,body,▸ax6,22,S16", "enum", "text_size 'ax6'"),
    Broken(.lineHeights, "visionOS,body,l,▸0,S16", "range", "line_height_pt '0'"),
    Broken(.lineHeights, "visionOS,body,l,22,▸", "required", "source_id is empty"),
  ]
}
