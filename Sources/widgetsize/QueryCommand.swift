internal import ArgumentParser
internal import Documents
internal import ProgramSupport
internal import QuestionWords
internal import WidgetReports
internal import WidgetSizing

/// `widgetsize query`: the sizes of cells.
struct QueryCommand: QuestionCommand {
  static let configuration = CommandConfiguration(
    commandName: "query",
    abstract: "Show how big a widget is.",
    discussion: """
      Examples:
        widgetsize iphone 16 pro medium
        widgetsize query 'iPhone 16 Pro' 'iPhone 15' --family small,medium --os 18
        widgetsize query iphone 15 live activity
        widgetsize query --device plus --landscape
        widgetsize query 'iPhone 16 Pro' --format css
        widgetsize query 'iPhone 14' --family medium --places --os 16

      Ask in words or with options; 'query' itself is optional before words. Whatever you leave out is \
      not limited: without a device, all devices are shown. Without a version, each family is \
      answered for the newest on which it is known. A bare name such as 'iPad mini' means the newest \
      model that can answer.

      The topics of 'widgetsize help' explain the rest: words, marks, formats, variants (kinds and \
      families), and today (options of Today extensions).
      """)

  @OptionGroup var question: WordArgument
  var words: [String] { question.words }
  static let answers = answersOfSizes.union([
    .subject(.largest), .subject(.widest), .subject(.tallest),
  ])
  /// The same where other numbers are asked for, by which sizes are not sorted.
  private static let answersOfSizes: Set<Wish> = [
    .quantity, .request(.aspectRatio), .request(.pixels), .subject(.difference),
  ]
  /// The same of places.
  private static let answersOfPlaces: Set<Wish> = [
    .spot, .request(.places), .request(.gaps), .request(.pixels),
  ]

  @Flag(help: "Show what is unknown or missing too, with the reasons and all versions to ask for.")
  var all = false

  @Flag(help: "Print where widgets stand on iPhone Home Screens.")
  var places = false

  @OptionGroup var axes: AxisOptions
  @OptionGroup(title: "Output") var format: FormatOptions

  @OptionGroup var unit: UnitOptions
  @OptionGroup(title: "Tables") var data: DataOptions

  static var content: ReportFormat.Content { .sizes }

  func answer(
    in format: ReportFormat, from read: () throws -> Engine
  ) throws -> Report {
    var unit = try unit.resolved(in: format)
    let engine = try read()
    let asked = try axes.question(engine, words: words)
    let showsPlaces = places || asked.choices.asks(.places)
    let sorts = asked.choices.quantities.isEmpty
    var understood = try asked.understood(
      answering: showsPlaces ? Self.answersOfPlaces : sorts ? Self.answers : Self.answersOfSizes)
    if understood.choices.families.isEmpty, understood.choices.quantities.count == 1 {
      // `corner radius iphone 16 pro` is about the version with the radius.
      understood.asked.quantities = understood.choices.quantities
    }
    let sortedBy: [Quantity] =
      switch understood.choices.subject {
      case _ where !sorts: []
      case .largest: Quantity.sides
      case .widest: [.width]
      case .tallest: [.height]
      default: []
      }
    // The largest has no pixels beside its points, so that a scale asks for them.
    let asksForPixels =
      understood.choices.isInPixels || !sortedBy.isEmpty && !understood.choices.scales.isEmpty
    if asksForPixels, self.unit.unit == nil, format.columns == .ofTables { unit = .pixels }
    if showsPlaces {
      try checkPlaces(in: format)
      let homes = HomeScreens(
        engine: engine, asked: understood.asked, spots: understood.choices.spots, unit: unit,
        remarks: understood.remarks)
      let isOfGaps = understood.choices.asks(.gaps) && !places && !all
      return isOfGaps ? GapQuestion(homes).report : PlacesQuestion(homes).report
    }
    var result = QueryResult(
      engine: engine, asked: understood.asked, remarks: understood.remarks, unit: unit)
    result.subjects = understood.choices.quantities
    result.quantities = (result.subjects + format.shape.quantities).withoutRepetition
    result.askedSides = understood.choices.askedSides
    result.showsAspectRatio = understood.choices.asks(.aspectRatio)
    result.sortedBy = sortedBy
    result.joinsTables = !format.shape.columns.isEmpty || format.shape.sorting != nil
    result.showsAll = all
    return result.report
  }

  /// Fails if a format has sizes alone.
  private func checkPlaces(in format: ReportFormat) throws {
    let names = ReportFormat.names(of: .answer)
    guard names.contains(format.name) else {
      throw Failure.usage(
        "--places is not for --format \(format.name); expected \(names.joined(separator: ", "))")
    }
  }
}
