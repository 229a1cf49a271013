extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The position among the cases, from 0. It is found by a search, so what is asked often has a `place`.
  package var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
