/// Why a record cannot be read.
public enum ReportRecordError: Error, Hashable, Sendable {
  /// The group is neither `A` nor `P`.
  case group(String)
  /// There is no such day.
  case date(String)
  /// The flag is neither `D` nor `C`.
  case flag(String)
  /// The figure cannot be read.
  case amount(AmountError)
  /// The figure has a sign, which the flag is there for, or blanks.
  case signed(String)
}

extension ReportRecordError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .group(let text): "the group is \(quoted(text)), not A or P"
    case .date(let text): "the date \(quoted(text)) is no day"
    case .flag(let text): "the flag is \(quoted(text)), not D or C"
    case .amount(let error): error.description
    case .signed(let text): "the amount \(quoted(text)) is not digits alone"
    }
  }

  private func quoted(_ text: String) -> String { "“" + PlainText.cut(text, to: 20) + "”" }
}
