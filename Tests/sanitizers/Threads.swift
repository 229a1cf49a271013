@testable import WidgetReports

/// Gives more work than there are cores to threads: what a sanitizer of threads is to watch.
@main
enum Threads {
  static func main() {
    for count in [2, 1_000] {
      let numbers = Array(0..<count)
      precondition(Cores.all.map(numbers) { "\($0)" } == numbers.map { "\($0)" })
    }
  }
}
