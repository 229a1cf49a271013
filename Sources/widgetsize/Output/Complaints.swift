/// Complaints about files that were read: lines of their own, each with its place, and not sentences
/// about the command.
struct Complaints: Error {
  let code: Failure.Code
  let lines: [String]

  init(_ code: Failure.Code, _ lines: [String]) {
    self.code = code
    self.lines = lines
  }
}
