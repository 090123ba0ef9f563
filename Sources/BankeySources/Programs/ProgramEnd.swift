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
    let said = lines.filter { !ProgramEnd.isTrace($0) }.map { PlainText.cleaned(String($0)) }.filter { !$0.isEmpty }
    let complaint = said.suffix(3).joined(separator: "; ")
    return complaint.count > ProgramEnd.longest ? "…" + complaint.suffix(ProgramEnd.longest) : complaint
  }

  /// More than that nobody reads.
  private static let longest = 1000

  /// A line of `set -x`: the command as it is run, with all that its variables hold. No complaint begins like that.
  private static func isTrace(_ line: Substring) -> Bool { line.drop { $0 == "+" }.first == " " && line.first == "+" }
}
