import TUIKit

extension SessionScreen {
  /// Folds the head to one line once the list scrolls, and unfolds it at the start of the list; a tall screen keeps it.
  ///
  /// It never folds where the list would then fit whole, nor unfolds over the selected row: either would undo itself.
  func fold<Section, Row>(_ head: some FoldingHead, over table: TableView<Section, Row>) {
    let lines = application?.terminal.size.height ?? 0
    let fits = lines >= 30 || !table.isScrolled
    if head.isFolded {
      let covered = table.frame.height - head.foldedAway..<table.frame.height
      guard fits, lines >= 30 || table.isSelectionClear(of: covered) else { return }
      fold(head, false)
      if lines < 30 { table.scrollToStart() }
    } else if !fits, head.frame.height > 1, table.isTaller(than: table.frame.height + head.foldedAway) {
      fold(head, true)
    }
  }

  private func fold(_ head: some FoldingHead, _ isFolded: Bool) {
    head.isFolded = isFolded
    layOut()
  }
}
