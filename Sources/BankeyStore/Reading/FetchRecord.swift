import BankeyCore

/// An import or a refresh that was recorded.
public struct FetchRecord: Identifiable, Hashable, Sendable {
  /// Its number; larger is later.
  public let id: Int64
  /// The number of the first import of the same command, which all of them are undone by; its own where it is the first.
  public let batch: Int64
  /// The source's name.
  public var source: String
  /// How the data came.
  public var kind: Fetch.Kind
  /// The name of the file that was imported; nil of a refresh.
  public var file: String? {
    if case .import(let file, _) = kind { file } else { nil }
  }
  /// When it began.
  public var started: Timestamp
  /// How many transactions were new.
  public var added: Int
  /// How many transactions were known.
  public var unchanged: Int
  /// How many authorized transactions it found posted.
  public var posted: Int
  /// When it was undone.
  public var undone: Timestamp?
}
