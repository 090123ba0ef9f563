import CursesTerminal
import Glibc
import TUIKit

/// TUIKit's table with any number of computed rows in a real terminal: `table-bench [ROWS]`.
guard CursesTerminal.canRun else {
  print("table-bench: no terminal")
  exit(2)
}
let rows = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200
let application = Application(CursesTerminal(program: "table-bench"), palette: BenchScreen.palette)
application.push(BenchScreen(rows: rows))
MainLoop.run { await application.run() }
