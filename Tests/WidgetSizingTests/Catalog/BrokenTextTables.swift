import WidgetSizingData

extension CatalogReadingTests {
  /// Rows about text, with what is wrong in each.
  static let brokenText: [Broken] = [
    Broken("text_sizes", "l,4,large,L,false,17,▸0,22,,,,", "range", "older_line_height_pt '0'"),
    // A number that is huge, or divided by next to nothing, would not fit into an Int.
    Broken(
      "text_sizes", "l,4,large,L,false,17,22,▸0.01,,,,", "range", "current_line_height_pt '0.01'"),
    Broken("text_sizes", "l,4,large,L,false,17,▸1001,22,,,,", "range", "'1001' is more than 1000"),
    Broken("text_styles", "▸foot note,1,footnote,,S16", "form", "letters, digits and hyphens"),
    Broken("text_styles", "footer,1,footer,,▸S99", "reference", "source_id 'S99'"),
    Broken("line_heights", "▸tvOS,body,l,22,S16", "enum", "platform 'tvOS'"),
    Broken("line_heights", "visionOS,▸bodi,l,22,S16", "reference", "did you mean 'body'?"),
    Broken("line_heights", "visionOS,body,▸,22,S16", "required", "text_size is empty"),
    Broken("line_heights", "visionOS,body,▸ax6,22,S16", "enum", "text_size 'ax6'"),
    Broken("line_heights", "visionOS,body,l,▸0,S16", "range", "line_height_pt '0'"),
    Broken("line_heights", "visionOS,body,l,22,▸", "required", "source_id is empty"),
  ]
}
