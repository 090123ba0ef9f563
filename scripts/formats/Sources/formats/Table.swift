/// Lines by locale, without those that follow from others.
struct Table {
  private var lines: [String: String]

  /// A table of what `line` says of each locale, by the name that ICU knows it by.
  init(_ line: (String) -> String) { lines = Locales.all.mapValues(line) }

  /// Sorted. A locale whose line is that of what it is a part of has none; a line that was there before is named by its key.
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
