import BankeyCore
import CXML2

/// What libxml2 found wrong with a text.
struct XMLFault: Error {
  /// One sentence, cleaned: it may quote the file.
  let message: String
  /// The byte that libxml2 stood at.
  let place: Int

  /// A reason and its byte.
  init(_ message: String, at place: Int) {
    self.message = message
    self.place = place
  }

  /// What libxml2 says.
  init(_ error: xmlError, at place: Int) {
    self.init(XMLFault.message(error), at: place)
  }

  private static func message(_ error: xmlError) -> String {
    let said = error.message.map { String(cString: $0) } ?? "unknown error"
    let sentence = said.split(whereSeparator: \.isNewline).first ?? ""
    return PlainText.cleaned(String(sentence.unicodeScalars.prefix(200)))
  }
}
