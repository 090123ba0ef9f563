import BankeyModel
import BankeyText

/// What keys have changed on the screen for good: remembered between starts.
public struct ViewerChoices: Hashable, Sendable {
  /// How much room an account row takes; nil until it was chosen.
  public var density: Density?
  /// Whether the selected account stands beside the list, where there is room; nil until it was chosen.
  public var showsPane: Bool?
  /// Whether amounts and numbers are masked.
  public var isPrivate: Bool
  /// Which date groups transactions.
  public var grouping: GroupingDate
  /// Whether transactions show the balance after them; nil until it was chosen: where there is much room.
  public var showsRunningBalance: Bool?
  /// Whether clicks and the wheel are taken from the terminal.
  public var takesMouse: Bool

  /// Choices; what is left out has its default.
  public init(
    density: Density? = nil, showsPane: Bool? = nil, isPrivate: Bool = false, grouping: GroupingDate = .booked,
    showsRunningBalance: Bool? = nil, takesMouse: Bool = true
  ) {
    self.density = density
    self.showsPane = showsPane
    self.isPrivate = isPrivate
    self.grouping = grouping
    self.showsRunningBalance = showsRunningBalance
    self.takesMouse = takesMouse
  }
}

extension ViewerChoices {
  /// What a text of `key = value` lines says. What it does not say, or says wrongly, has its default.
  public init(text: String) {
    let pairs = text.split(separator: "\n").map {
      $0.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
    }
    let values = pairs.reduce(into: [String: String]()) { if $1.count == 2 { $0[$1[0]] = $1[1] } }
    func isOn(_ key: String, or usual: Bool) -> Bool { values[key].flatMap(Bool.init) ?? usual }
    self.init(
      density: values["density"].flatMap(Density.init), showsPane: values["pane"].flatMap(Bool.init),
      isPrivate: isOn("privacy", or: false),
      grouping: values["dates"] == "authorized" ? .authorized : .booked,
      showsRunningBalance: ViewerChoices.balance[values["running_balance"] ?? ""], takesMouse: isOn("mouse", or: true))
  }

  /// Earlier versions wrote `false` where nobody had chosen.
  private static let balance = ["true": true, "never": false]

  /// The same as lines of text.
  public var text: String {
    let lines = [
      density.map { "density = \($0.rawValue)" }, showsPane.map { "pane = \($0)" }, "privacy = \(isPrivate)",
      "dates = \(grouping == .booked ? "booked" : "authorized")",
      showsRunningBalance.map { "running_balance = \($0 ? "true" : "never")" },
      "mouse = \(takesMouse)",
    ]
    return lines.compactMap { $0.map { $0 + "\n" } }.joined()
  }
}
