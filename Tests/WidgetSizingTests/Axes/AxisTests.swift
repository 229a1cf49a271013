import Testing
import WidgetSizing

@Suite struct AxisTests {
  @Test func numberIsThePositionInTheList() {
    #expect(Axis.all.map(\.number) == Array(Axis.all.indices))
  }

  @Test func settingsAreTheAxesBesideKindVersionAndScreen() {
    #expect(
      Set(Axis.all).subtracting(Axis.settings) == [WidgetKind.axis, .os, .screenClass])
  }
}
