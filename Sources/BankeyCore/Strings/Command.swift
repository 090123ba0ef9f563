/// What a key of the terminal app asks for. Every language has a text for each, in help and in the status line.
public enum Command: CaseIterable, Hashable, Sendable {
  case up, down, pageUp, pageDown, halfPageUp, halfPageDown, first, last
  case nextSection, previousSection
  case open, back, leave
  case refresh, repaint, density
  case demo, importFiles, addSource
  case help, quit, quitNow, suspend
}
