import BankeyCore

/// Foreign text in a message.
enum Quotation {
  /// The text as a message shows it: cleaned, and not all of a long one.
  static func of(_ text: String) -> String {
    let short = text.unicodeScalars.prefix(40)
    let more = short.count < text.unicodeScalars.count ? "…" : ""
    return "“\(PlainText.cleaned(String(short)))\(more)”"
  }
}
