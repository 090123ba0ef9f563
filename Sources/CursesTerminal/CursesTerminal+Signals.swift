import CNcurses
import Glibc
import TUIKit

extension CursesTerminal {
  /// Has every request to end wait until the terminal is taken over, which then acts on it: for a program that makes
  /// something before that, and takes it away at its end. They wait again after the terminal was given back.
  public static func holdSignals() { SignalPipe.hold() }

  /// What a signal means for us.
  func receive(_ signal: Int32) {
    switch signal {
    case SIGWINCH: resize()
    case SIGTSTP: suspend()
    case SIGCONT: continued()
    default: handler?(.terminate(signal))
    }
  }

  /// Gives the terminal back, stops the process until it is continued, takes the terminal again and sends `resumed`.
  public func suspend() {
    guard let handler else { return }
    giveBack()
    expectsContinue = true
    JobControl.stop()
    takeBack()
    handler(.resumed)
  }

  /// Continued: after our own stopping that is known; after SIGSTOP the terminal has had other modes since.
  private func continued() {
    guard !expectsContinue else {
      expectsContinue = false
      return
    }
    reset_prog_mode()
    invalidate()
    fitWindow()
    handler?(.resumed)
  }
}
