import BankeyCore
import CXML2

/// What libxml2 found wrong with a text.
struct XMLFault: Error {
  /// One sentence, cleaned: it may quote the file.
  let message: String
  /// The line, from 1.
  let line: Int?

  /// What libxml2 said last on this thread.
  init() {
    let error = xmlGetLastError()?.pointee
    let said = error?.message.map { String(cString: $0) } ?? "unknown error"
    let sentence = said.split(whereSeparator: \.isNewline).first ?? ""
    message = PlainText.cleaned(String(sentence.unicodeScalars.prefix(200)))
    line = error.flatMap { $0.line > 0 ? Int($0.line) : nil }
  }
}
