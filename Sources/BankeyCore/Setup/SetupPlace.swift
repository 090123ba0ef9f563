/// Where a person can have a secret kept, the best place first.
public enum SetupPlace: String, CaseIterable, Hashable, Sendable {
  /// The Secret Service of the desktop.
  case service
  /// What a command prints.
  case command
  /// A file of the data folder.
  case file
}

extension SetupPlace {
  /// The places to offer where those of some words work. A command always can.
  public static func offered(_ words: [String]) -> [SetupPlace] {
    allCases.filter { $0 == .command || words.contains($0.rawValue) }
  }
}
