import WidgetReports
import WidgetSizingData

extension Engine {
  /// An answer to any query in the pages of a site: the first screen on iOS 10. Only the program can
  /// parse queries, and ProgramTests tests that.
  func answerToAnyQuery(_ line: QueryLine) -> QueryResult {
    var asked = Asked(screenClasses: Array(catalog.screenClasses.keys.prefix(1)))
    asked.os = [OSVersion(10)]
    return QueryResult(engine: self, asked: asked)
  }
}
