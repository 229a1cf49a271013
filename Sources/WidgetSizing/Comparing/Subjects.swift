extension Engine {
  /// What a comparison has side by side: the blocks that are asked for, each once, which of two models with the same
  /// screen are two. A screen that runs no version with such widgets has none.
  public func subjects(of asked: Asked) -> [CellBlock] {
    let subjects = blocks(asked).alike(by: \.device).map { $0[0] }
    return subjects.map { $0.hasDefaultOS ? onCommonOS($0, among: subjects) : $0 }
  }

  /// A block on its default version for all families, or on an older one if that is the default of another subject
  /// and a size is known there. Otherwise differences of versions would look like differences of devices.
  private func onCommonOS(_ block: CellBlock, among others: [CellBlock]) -> CellBlock {
    guard block.kind.hasFamilies else { return block }
    let screen = block.screen
    let oldest =
      others.filter { $0.hasDefaultOS && $0.screen.platform == screen.platform }
      .map(\.os).min() ?? block.os
    let isCommon =
      oldest < block.os && versions(of: block.kind, on: screen, for: block.device).contains(oldest)
      && hasKnownFamily(in: block.asked, on: screen, oldest, block.zoom)
    return self.block(
      of: block.asked, on: screen, isCommon ? oldest : block.os, block.zoom, moving: [:])
  }
}
