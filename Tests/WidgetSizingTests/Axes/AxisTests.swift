import Testing

@testable import WidgetSizing

@Suite struct AxisTests {
  @Test func numberIsThePositionInTheList() {
    #expect(Axis.all.map(\.number) == Array(Axis.all.indices))
  }

  @Test func axesWithValuesFromTablesHaveTwoBytes() {
    #expect(
      Axis.all.filter { Places.isWide($0.number) } == [.os, .screenClass, .family, .variant])
  }

  @Test func everyAxisKeepsItsPlaceBesideTheOthers() {
    var places = Places.none
    for (count, axis) in Axis.all.enumerated() { places[axis.number] = 200 + count }
    #expect(Axis.all.map { places[$0.number] } == Axis.all.indices.map { 200 + $0 })
  }

  @Test func settingsAreTheAxesBesideKindVersionAndScreen() {
    #expect(
      Set(Axis.all).subtracting(Axis.settings) == [WidgetKind.axis, .os, .screenClass])
  }
}
