import Foundation
import _FoundationICU

/// Writes a table to its own file.
func write(_ name: String, _ what: String, _ table: Table, into folder: URL) throws {
  let source = """
    // swift-format-ignore-file
    // Written by `make formats` from CLDR \(version); do not edit.
    extension LocaleTable {
      /// \(what)
      static let \(name) = SortedLines(
    #\"""
    \(table.text)
    \"""#)
    }

    """
  let file = folder.appending(path: "LocaleTable+\(name.prefix(1).uppercased() + name.dropFirst()).swift")
  try source.write(to: file, atomically: true, encoding: .utf8)
}

/// The CLDR version of ICU's data.
let version = {
  var parts = [UInt8](repeating: 0, count: Int(U_MAX_VERSION_LENGTH))
  checked { swift_ulocdata_getCLDRVersion(&parts, $0) }
  return "\(parts[0]).\(parts[1])"
}()

guard CommandLine.arguments.count == 2 else { fatalError("usage: formats FOLDER") }
let folder = URL(filePath: CommandLine.arguments[1])
let tables: [(String, String, Table)] = [
  (
    "money",
    "decimal mark | group mark | digits of the last group, the others, before the first mark | positive | negative",
    Table(MoneyLines.line)
  ),
  ("symbols", "The currencies that are written by a symbol: code and symbol.", Table(SymbolLines.line)),
  ("dates", "long | medium | short | time", Table { DateLines(of: $0).patterns }),
  (
    "names", "weekdays from Sunday | months of the long date | of the medium one | of the short one, where it differs",
    Table { DateLines(of: $0).names }
  ),
]
for (name, what, table) in tables { try write(name, what, table, into: folder) }
