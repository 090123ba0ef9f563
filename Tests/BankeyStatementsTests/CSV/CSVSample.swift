import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText

/// Tables as a bank would write them.
enum CSVSample {
  /// What a table with these lines holds.
  static func answer(_ lines: String..., profile: CSVProfile? = nil) throws -> Answer {
    try Answer(Array(lines.joined(separator: "\n").utf8) + [0x0A], profiles: profile.map { [$0] } ?? [])
  }

  /// The amounts of a table of these figures, with the days 13 to 28.
  static func amounts(_ figures: String...) throws -> [String] {
    let rows = figures.enumerated().map { "\(13 + $0.offset).01.2026;Coffee;\($0.element)" }
    return try Answer("Date;Text;Amount (EUR)\n" + rows.joined(separator: "\n") + "\n").rows.map(\.amount.description)
  }

  /// The days of a table of these dates.
  static func days(_ dates: String...) throws -> [String] {
    try Answer("Date;Text;Amount\n" + dates.map { "\($0);Coffee;-4.10\n" }.joined()).rows.map(\.day.description)
  }

  static let bank =
    "Booked;Text;Amount;Balance;Account\n15.01.2026;\"Rent; \"\"June\"\"\";-1.000,00;9,50;NO1\n"
    + "14.01.2026;Pay;5,00;1.009,50;NO1\n"
}

/// Amounts of so many hundredths.
func cents(_ figures: Int64...) -> [Amount] { figures.map { Amount(units: $0, scale: 2) } }
