/// The texts of a row of the report, as they came where they are a bank's.
public struct ReportLine: Hashable, Sendable {
  /// "GREEN GROCER"
  public var text: String
  /// The text in fewer letters, for where it has no room: "Nov 20".
  public var shortText: String?
  /// "authorized Nov 17"
  public var note: String?
  /// Whether the note wants attention.
  public var isWarning: Bool
  /// "−48.80"; nil where there is no figure.
  public var amount: String?
  /// "929,466.23", the balance after it; nil where it is not shown.
  public var balance: String?
  /// Whether money comes in, which colour shows beside the sign.
  public var isIncome: Bool
  /// The ground that it stands on.
  public var band: ReportBand

  /// A row's texts.
  public init(
    text: String, shortText: String? = nil, note: String? = nil, isWarning: Bool = false, amount: String? = nil,
    balance: String? = nil,
    isIncome: Bool = false, band: ReportBand = .even
  ) {
    self.text = text
    self.shortText = shortText
    self.note = note
    self.isWarning = isWarning
    self.amount = amount
    self.balance = balance
    self.isIncome = isIncome
    self.band = band
  }
}
