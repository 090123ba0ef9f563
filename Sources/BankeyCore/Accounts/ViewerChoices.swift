import BankeyModel
import BankeyText

/// Settings that the user changes with keys. They are saved between runs.
public struct ViewerChoices: Hashable, Sendable {
  /// The density of account rows; nil until the user chooses one.
  public var density: Density?
  /// Whether the pane beside the list is shown where there is room; nil until the user chooses.
  public var showsPane: Bool?
  /// Whether amounts and numbers are masked.
  public var isPrivate: Bool
  /// The date by which transactions are grouped.
  public var grouping: GroupingDate
  /// Whether transactions show the balance after them. Until the user chooses (nil), they do where there is room.
  public var showsRunningBalance: Bool?
  /// Whether bankey handles mouse events instead of the terminal.
  public var takesMouse: Bool

  /// Creates choices; omitted ones have their defaults.
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
  /// Reads lines of `key = value`. Missing and invalid values become defaults.
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

  /// Earlier versions wrote `false` when the user had not chosen.
  private static let balance = ["true": true, "never": false]

  /// The choices as lines of `key = value`.
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
