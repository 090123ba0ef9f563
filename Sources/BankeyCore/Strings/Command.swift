/// What a key of the terminal app asks for. Every language has a text for each, in help and in the status line.
public enum Command: CaseIterable, Hashable, Sendable {
  case row, page, halfPage, end, section
  case open, back, leave
  case refresh, netWorth, export, delete, undo, density, privacy, peek
  case grouping, runningBalance, chartRange, copyAmount, copyField, copyNumber, mouse
  case lock, sources
  case demo, importFiles, addSource
  case accept, cancel, filter
  case find, match
  case help, quit, quitNow, suspend, repaint
}
