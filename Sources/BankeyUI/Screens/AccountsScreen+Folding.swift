import TUIKit

extension AccountsScreen {
  /// Folds the header to one line once the list scrolls, and unfolds it at the start of the list; a tall screen keeps it.
  ///
  /// It never folds where the list would then fit whole, nor unfolds over the selected row: either would undo itself.
  func foldHeader() {
    let lines = application?.terminal.size.height ?? 0
    let fits = lines >= 30 || !table.isScrolled
    if panel.isFolded {
      let covered = table.frame.height - HeaderPanel.foldedAway..<table.frame.height
      guard fits, lines >= 30 || table.isSelectionClear(of: covered) else { return }
      fold(false)
      if lines < 30 { table.scrollToStart() }
    } else if !fits, panel.frame.height > 1, table.isTaller(than: table.frame.height + HeaderPanel.foldedAway) {
      fold(true)
    }
  }

  /// How many lines the list has below the whole header: what is chosen by them does not change when it folds.
  var listLines: Int { table.frame.height - (panel.isFolded && panel.canUnfold ? HeaderPanel.foldedAway : 0) }

  private func fold(_ isFolded: Bool) {
    panel.isFolded = isFolded
    layOut()
  }
}
