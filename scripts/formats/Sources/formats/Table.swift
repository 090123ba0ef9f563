/// Lines by locale, without lines that equal those of a parent.
struct Table {
  private var lines: [String: String]

  /// Builds a table by calling `line` with ICU's name of each locale.
  init(_ line: (String) -> String) { lines = Locales.all.mapValues(line) }

  /// The sorted lines. A locale whose line equals its parent's is left out; a line that equals an earlier one refers to
  /// that by its key.
  var text: String {
    var seen: [String: String] = [:]
    return lines.keys.sorted(by: isBefore).filter(isNeeded).map { key in
      let line = lines[key]!
      precondition(!line.contains("\n"), "a line of \(key) has two")
      defer { seen[line] = seen[line] ?? key }
      return "\(key)|" + (seen[line].map { "=" + $0 } ?? line)
    }.joined(separator: "\n")
  }

  private func isNeeded(_ key: String) -> Bool { key == "en" || lines[key] != inherited(key[...]) }

  private func inherited(_ key: Substring) -> String? {
    guard let end = key.lastIndex(of: "_") else { return lines["en"] }
    return lines[String(key[..<end])] ?? inherited(key[..<end])
  }

  private func isBefore(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
}
