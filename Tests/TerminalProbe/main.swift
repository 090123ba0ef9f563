import CursesTerminal
import Glibc
import TUIKit

/// A small screen in a real terminal, for tests of the terminal alone: `TerminalProbe [--no-mouse] [--pane]`.
guard CursesTerminal.canRun else {
  print("no terminal")
  exit(0)
}
let terminal = CursesTerminal(program: "probe 1.0")
if CommandLine.arguments.contains("--no-mouse") { terminal.captureMouse(false) }
let application = Application(terminal, palette: ProbeScreen.palette)
application.push(ProbeScreen(terminal, hasPane: CommandLine.arguments.contains("--pane")))
MainLoop.run { await application.run() }
