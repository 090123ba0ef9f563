import BankeyModel

/// Rewrites a list of transactions of which each has a line for every value, as a table with delimiters:
///
///     Date: 23/01/2026
///     Description: GREEN GROCER
///     Amount: -48.80
enum LabelledRecords {
  /// The rows with tabs between the fields; nil when the file is not such a list.
  static func delimited(_ bytes: ByteView) -> [UInt8]? {
    guard bytes.count <= longest else { return nil }
    let text = TextDecoder(for: bytes, declared: nil).string(bytes[0..<bytes.count])
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(LabelledLine.init)
    guard let first = lines.indices.first(where: { isHead($0, lines) }), let head = lines[first].label else {
      return nil
    }
    let (records, labels) = records(lines[first...], head)
    var rows = DelimitedRows()
    for (index, line) in lines[..<first].enumerated() { rows.add([line.text], line: index + 1) }
    rows.add(labels, line: first + 1)
    for record in records { rows.add(labels.map { record.values[$0] ?? "" }, line: record.line) }
    return rows.text
  }

  /// The maximum length of a file in bytes, and of lines of a record.
  private static let (longest, mostLines) = (1 << 24, 40)

  /// Whether a record begins in a line: its labels until the next blank line are those of a date and an amount.
  private static func isHead(_ place: Int, _ lines: [LabelledLine]) -> Bool {
    guard lines[place].label != nil else { return false }
    let record = lines[place...].prefix(mostLines).prefix { !$0.isBlank }.compactMap(\.label)
    let roles = CSVRoles(record.map(CSVHeading.init))
    return record.count > 2 && CSVRoles([CSVHeading(record[0])]).hasDate && roles.hasAmount
  }

  /// The records, each of which begins with the label `head`, and all their labels. Lines without a label continue the
  /// value above them.
  private static func records(
    _ lines: ArraySlice<LabelledLine>, _ head: String
  ) -> (records: [(line: Int, values: [String: String])], labels: [String]) {
    var (records, labels, last) = ([(line: Int, values: [String: String])](), [String](), head)
    for (index, line) in zip(lines.indices, lines) {
      if line.label == head { records.append((index + 1, [:])) }
      if let label = line.label {
        if !labels.contains(label), labels.count < DelimitedRows.widest { labels.append(label) }
        last = label
      }
      let value = records[records.count - 1].values[last] ?? ""
      records[records.count - 1].values[last] =
        value.isEmpty || line.value.isEmpty ? value + line.value : "\(value) \(line.value)"
    }
    return (records, labels)
  }
}

/// A line with a label, a colon and a value; or a line without a label.
private struct LabelledLine {
  /// All of it, and the part after the label, without blanks around them.
  let text: String
  private(set) var label: String?
  private(set) var value: String

  var isBlank: Bool { text.isEmpty }

  init(_ line: Substring) {
    text = LabelledLine.trimmed(line)
    value = text
    guard line.first?.isLetter == true, let colon = line.firstIndex(of: ":") else { return }
    let label = line[..<colon]
    let rest = line[line.index(after: colon)...]
    guard label.count <= LabelledLine.longest, rest.first?.isWhitespace ?? true else { return }
    (self.label, value) = (LabelledLine.trimmed(label), LabelledLine.trimmed(rest))
  }

  /// The maximum number of characters of a label.
  private static let longest = 40

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
