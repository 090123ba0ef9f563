import BankeyCore

/// How another program ended, and what it said.
struct ProgramEnd: Sendable {
  /// Its exit status, or 128 + n when signal n ended it.
  var status: Int32
  /// What it wrote on its standard output.
  var output: [UInt8]
  /// The last part of what it wrote on its standard error.
  var errors: [UInt8]

  /// The last lines of its standard error, cleaned, on one line.
  var complaint: String {
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    let said = lines.map { PlainText.cleaned(String($0)) }.filter { !$0.isEmpty }
    return said.suffix(3).joined(separator: "; ")
  }
}
