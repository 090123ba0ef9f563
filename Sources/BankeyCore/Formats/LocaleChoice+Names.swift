extension LocaleChoice {
  /// The locale that is used when nothing else is known.
  static let fallback = "en_US"

  /// A name as the C library writes it (`nb_NO.UTF-8@euro`, `sr_RS@latin`, `no`) or as a tag (`nb-NO`), as `nb_NO`. `C`, `POSIX` and
  /// what is no name mean American English.
  static func normalized(_ name: String) -> String {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let plain = (parts[0].split(separator: ".").first ?? "").replacing("-", with: "_")
    let subtags = plain.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    guard let language = subtags.first?.lowercased(), (2...3).contains(language.utf8.count),
      subtags.allSatisfy(isSubtag)
    else { return fallback }
    let script = parts.count > 1 ? scripts[String(parts[1])] : nil
    return ([renamed[language] ?? language] + [script].compactMap { $0 } + subtags.dropFirst().map(cased))
      .joined(separator: "_")
  }

  /// What a modifier says of the script.
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

  /// Codes of older systems.
  private static let renamed = [
    "no": "nb", "iw": "he", "in": "id", "ji": "yi", "mo": "ro", "sh": "sr_Latn", "tl": "fil",
  ]

  private static func isSubtag(_ text: String) -> Bool {
    (2...8).contains(text.utf8.count) && text.utf8.allSatisfy { isDigit($0) || isLetter($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// A script in its usual case, everything else in capitals.
  private static func cased(_ subtag: String) -> String {
    subtag.utf8.count == 4 && !subtag.utf8.contains(where: isDigit)
      ? subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased() : subtag.uppercased()
  }
}
