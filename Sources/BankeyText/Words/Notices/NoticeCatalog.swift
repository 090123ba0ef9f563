import BankeyModel

/// Translates messages that the statement readers and other code produce in English. Each entry is an English sentence
/// with `{}` for its variable parts.
public struct NoticeCatalog: Sendable {
  /// The fixed parts of a sentence in both languages.
  private struct Entry {
    let english: [String]
    let other: [String]
  }
  private let entries: [Entry]

  /// Creates a catalog of sentences with their translations. Variable parts have the same order in both languages.
  init(_ sentences: [(english: String, other: String)]) {
    entries = sentences.map { Entry(english: NoticeCatalog.parts($0.english), other: NoticeCatalog.parts($0.other)) }
  }

  /// Whether it contains a sentence, written with `{}`.
  public func has(_ sentence: String) -> Bool {
    let parts = NoticeCatalog.parts(sentence)
    return entries.contains { $0.english == parts }
  }

  /// The translation of a message, including messages in its variable parts; the message itself when there is none.
  /// `write` turns the other variable parts into the language's way of writing them.
  public func translated(_ text: String, writing write: (String) -> String = { $0 }) -> String {
    for entry in entries {
      guard let values = NoticeCatalog.values(of: text, in: entry.english) else { continue }
      var sentence = entry.other[0]
      for (value, part) in zip(values, entry.other.dropFirst()) { sentence += write(listed(value)) + part }
      return sentence
    }
    return text
  }

  /// Translates a list of reasons one by one.
  private func listed(_ value: String) -> String {
    let whole = translated(value)
    if whole != value { return whole }
    let parts = value.split(separator: ", ", omittingEmptySubsequences: false)
    return parts.count < 2 ? value : parts.map { translated(String($0)) }.joined(separator: ", ")
  }

  /// The variable parts of a message; nil when the sentence does not match.
  private static func values(of text: String, in parts: [String]) -> [String]? {
    guard parts.count > 1 else { return text == parts[0] ? [] : nil }
    guard text.hasPrefix(parts[0]), text.hasSuffix(parts[parts.count - 1]) else { return nil }
    var (values, rest) = ([String](), text.dropFirst(parts[0].count))
    for part in parts.dropFirst().dropLast() {
      guard let place = rest.firstRange(of: part) else { return nil }
      values.append(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    let end = parts[parts.count - 1]
    return rest.count < end.count ? nil : values + [String(rest.dropLast(end.count))]
  }

  private static func parts(_ sentence: String) -> [String] {
    var parts = [""]
    var rest = Substring(sentence)
    while let place = rest.firstRange(of: "{}") {
      parts[parts.count - 1] += rest[..<place.lowerBound]
      parts.append("")
      rest = rest[place.upperBound...]
    }
    parts[parts.count - 1] += rest
    return parts
  }
}
