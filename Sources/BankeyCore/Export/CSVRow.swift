import TerminalText

/// A record of RFC 4180, written field by field in the order of the calls.
///
/// Text is cleaned, and a spreadsheet never takes it for a formula: where it begins like one, an apostrophe goes before.
public struct CSVRow: Sendable {
  private var fields: [String] = []

  /// A record without fields.
  public init() {}

  /// A record of titles.
  public init(titles: [String]) { fields = titles }

  /// The record with its line end.
  public var text: String { fields.joined(separator: ",") + "\r\n" }

  /// A field that is a text; empty when it is not known.
  public mutating func put(text: String?) {
    let (text, cleaned) = (text ?? "", text?.cleaned ?? "")
    // What cleaning takes away from the beginning must not uncover a formula.
    let isFormula = CSVRow.beginsFormula(text) || CSVRow.beginsFormula(cleaned)
    fields.append(CSVRow.quoted((isFormula ? "'" : "") + cleaned))
  }

  /// A field that is a figure, in digits and with a dot; empty when it is not known.
  public mutating func put(figure: Amount?) {
    fields.append(figure?.description ?? "")
  }

  /// A field that counts something.
  public mutating func put(count: Int) {
    fields.append(String(count))
  }

  private static func beginsFormula(_ text: String) -> Bool {
    text.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
  }

  private static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
