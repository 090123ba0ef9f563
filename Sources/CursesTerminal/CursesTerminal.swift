import CNcurses
import Glibc
import TUIKit

/// The terminal that the program was started in, through curses.
///
/// There is one in a process, for curses has one. It is given back by `stop`, by a crash and by `exit`.
public final class CursesTerminal: Terminal {
  /// What it can show.
  public let capabilities: Capabilities
  let terminfo: Terminfo
  let program: String
  var screen: OpaquePointer?
  var blitter: Blitter
  var keyboard: Keyboard?
  var signals: SignalPipe?
  var handler: ((Event) -> Void)?
  var isMouseCaptured = true
  /// Whether the terminal was told to report the mouse.
  var isMouseReported = false
  /// Whether the signal that continues us was asked for by our own stopping.
  var expectsContinue = false

  /// The terminal of this process, which must not have been taken over. Ask `canRun` before.
  ///
  /// - Parameter program: what names the program in a crash: name and version.
  public init(program: String) {
    let isUnicode = Locale.adopt()
    guard let terminfo = Terminfo.read() else { preconditionFailure("no terminal: ask canRun first") }
    self.program = program
    self.terminfo = terminfo
    capabilities = Capabilities(
      colors: terminfo.colors, name: terminfo.name, isUnicode: isUnicode, hasSelection: terminfo.selection != nil,
      environment: environment)
    blitter = Blitter(capabilities)
  }
}
