import BankeyCore
import FoundationEssentials

/// What the demo bank remembers: `{"next":3,"start":"2026-11-21"}`.
struct DemoState: Hashable, Sendable {
  /// The day of the first answer.
  var start: Day
  /// How many days later the next answer is.
  var next = 0
}

extension DemoState {
  /// The settings as they are kept.
  var json: String { #"{"next":\#(next),"start":"\#(start)"}"# }

  /// Reads what `json` wrote; a bank that has said nothing yet, `{}`, opens on `today`.
  init(json: String, today: Day) throws(SourceError) {
    if json == "{}" { self.init(start: today) } else { try self.init(json: json) }
  }

  private init(json: String) throws(SourceError) {
    let decoder = JSONDecoder()
    guard let settings = try? decoder.decode(Settings.self, from: Data(json.utf8)),
      let start = Day(iso: settings.start), (0...36_500).contains(settings.next)
    else { throw SourceError("The demo bank's settings are damaged. Remove the source and add it again.") }
    self.init(start: start, next: settings.next)
  }

  private struct Settings: Decodable {
    var start: String
    var next: Int
  }
}
